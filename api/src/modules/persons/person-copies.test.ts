import { loadOrder, pageOfReads } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetAtSimulators } from '../../providers/forget-at-simulators.ts';
import { consoleKey, sentMessagesPath } from '../../providers/settings.ts';
import { finishErasures } from './finish-erasures.ts';
import { askingWorld, why, type AskingWorld } from './testing/asking-world.ts';

type Request = ReplyOf<'erasePerson'>;

/** Each test walks an order to its form. */
const patient = { timeout: 90_000 };

onEachDatabase('what a person gets, and what an erasure leaves outside the database', (open) => {
  let asking: AskingWorld;
  beforeAll(async () => {
    asking = await askingWorld(open);
  });
  afterAll(() => asking.world.stop());

  test('gets a copy of its own data as JSON and PDF, and of nobody else', patient, async () => {
    const slug = await asking.canceled();
    const { id = '' } = (await loadOrder(asking.db, slug)) ?? {};
    const copied = async (format: string) => {
      const answer = await asking.post('persons/copies', { ...asking.pesel, ...why, format });
      const { base64, ...file } = (await answer.json()) as ReplyOf<'copyPerson'>;
      return { file, content: Buffer.from(base64, 'base64').toString('latin1') };
    };
    const json = await copied('json');
    expect(json.file).toEqual({
      name: expect.stringMatching(/^kopia-danych-\d+-\d+\.json$/u),
      mime: 'application/json',
    });
    const copy = JSON.parse(json.content) as { orders: { number: string; persons: { pesel: string }[] }[] };
    const { number } = (await loadOrder(asking.db, slug)) ?? {};
    const own = copy.orders.find((order) => order.number === number);
    expect(own?.persons.map((person) => person.pesel)).toEqual([asking.world.person.pesel]);
    expect(JSON.stringify(copy)).not.toContain(id);
    expect((await copied('pdf')).content).toMatch(/^%PDF-/u);
    const { reads } = await pageOfReads(asking.db, { kinds: ['copy_given'] }, { size: 9, after: null });
    expect(reads.filter(({ orderId }) => orderId === id)).toMatchObject([
      { fields: ['pdf'], role: 'superadmin', ...why },
      { fields: ['json'], role: 'superadmin', ...why },
    ]);
  });

  test('has its request written down with who, why and what, and a certificate of it', patient, async () => {
    await asking.canceled();
    const { digest } = await asking.find(asking.pesel);
    const { id } = (await (
      await asking.post('persons/erasures', { ...asking.pesel, ...why, digest })
    ).json()) as Request;
    const listed = (await (
      await asking.world.app.request('/api/superadmin/person_requests', { headers: asking.headers })
    ).json()) as ReplyOf<'listPersonRequests'>;
    expect(listed.requests[0]).toMatchObject({ id, kind: 'erasure', person: 'PESEL ••••••••••', ...why });
    expect(JSON.stringify(listed)).not.toContain(asking.world.person.pesel);
    const certificate = await asking.world.app.request(`/api/superadmin/person_requests/${id}/certificate`, {
      headers: asking.headers,
    });
    expect(certificate.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await certificate.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test(
    'leaves nothing at the simulators and in the store of files, also where the process was ended between',
    patient,
    async () => {
      const slug = await asking.canceled();
      const { id = '' } = (await loadOrder(asking.db, slug)) ?? {};
      const put = await asking.world.ports.files.put(Buffer.from('umowa'));
      await asking.db.transaction((tx) =>
        tx.kysely
          .insertInto('erasureRests')
          .values({ id: 'before', orderId: id, place: 'files', path: put.path, createdAt: 1 })
          .execute(),
      );
      const { digest } = await asking.find(asking.pesel);
      await asking.post('persons/erasures', { ...asking.pesel, ...why, digest });
      const asked: string[] = [];
      const ports = {
        ...asking.world.ports,
        forgetAtSimulators: async ({ slug: gone }: { slug: string }) => void asked.push(gone),
      };
      const ended = { ...ports, files: { ...ports.files, remove: () => Promise.reject(new Error('ended')) } };
      await finishErasures(ended);
      const left = () => asking.db.kysely.selectFrom('erasureRests').select('place').execute();
      expect((await left()).length).toBeGreaterThan(0);
      await finishErasures(ports);
      expect(await left()).toEqual([]);
      expect(asked).toContain(slug);
      await expect(asking.world.ports.files.read(put)).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );

  test(
    'is forgotten by the simulators with the letters, texts and processes of the erased order',
    patient,
    async () => {
      const slug = await asking.canceled();
      const { id: orderId = '', number = '' } = (await loadOrder(asking.db, slug)) ?? {};
      const sections = ['messages', 'autenti', 'decision-engine', 'courier', 'bluemedia', 'dotpay'];
      const shown = async () => {
        const pages = sections.map(async (section) =>
          (await fetch(new URL(`/simulators/${section}`, asking.world.simulatorsUrl))).text(),
        );
        return (await Promise.all(pages)).join('');
      };
      expect(await shown()).toContain(slug);
      const url = new URL(sentMessagesPath, asking.world.simulatorsUrl).href;
      const forget = forgetAtSimulators({ url, key: consoleKey('test secret') });
      await forget?.({ orderId, slug, number });
      const now = await shown();
      expect([now.includes(slug), now.includes(orderId)]).toEqual([false, false]);
      const stranger = forgetAtSimulators({ url, key: consoleKey('another secret') });
      await expect(stranger?.({ orderId, slug, number })).rejects.toThrow('the simulators answered 401');
    },
  );

  test('is copied and erased only where the password was given within five minutes', patient, async () => {
    await asking.canceled();
    const { digest } = await asking.find(asking.pesel);
    const given = await asking.db.kysely
      .selectFrom('sessions')
      .select(['tokenHash', 'confirmedAt'])
      .execute();
    await asking.db.transaction((tx) => tx.kysely.updateTable('sessions').set({ confirmedAt: 1 }).execute());
    const answers = await Promise.all([
      asking.post('persons/erasures', { ...asking.pesel, ...why, digest }),
      asking.post('persons/copies', { ...asking.pesel, ...why, format: 'json' }),
      asking.post('persons/consent_withdrawals', { ...asking.pesel, ...why }),
      asking.post('persons/corrections', { ...asking.pesel, ...why }),
    ]);
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { code: string }).code),
    );
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'password_confirmation'));
    for (const { tokenHash, confirmedAt } of given)
      await asking.db.transaction((tx) =>
        tx.kysely.updateTable('sessions').set({ confirmedAt }).where('tokenHash', '=', tokenHash).execute(),
      );
  });
});
