import { loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, orderFaults, runSeededApp, type RunningApp } from '../../testing/index.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { finishErasures } from './finish-erasures.ts';

/** Each test walks an order to its form. */
const patient = { timeout: 90_000 };

type Found = ReplyOf<'findPerson'>;
type Request = ReplyOf<'erasePerson'>;

onEachDatabase('a person who asks for the data about them', (open) => {
  let world: RunningApp;
  let db: Database;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    ({ db } = world.ports);
    const officer = { email: 'iod@test.example', roles: ['superadmin'] as const };
    await insertAccount(db, officer);
    headers = await world.signIn('iod@test.example');
  });
  afterAll(() => world.stop());

  const post = async (path: string, body: object): Promise<Response> =>
    world.app.request(`/api/superadmin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
  const find = async (sought: object): Promise<Found> =>
    (await (await post('persons/searches', sought)).json()) as Found;
  const bySlug = (found: Found, slug: string) => found.orders.find((order) => order.slug === slug);

  /** Nothing of the order is to be done any more. */
  const quiet = async (slug: string): Promise<void> => {
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    for (;;) {
      const open = await db.kysely
        .selectFrom('outbox')
        .select('id')
        .where('orderId', '=', id)
        .where('doneAt', 'is', null)
        .where('dueAt', '<=', Date.now())
        .execute();
      if (open.length === 0) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('outbox').where('orderId', '=', id).where('doneAt', 'is', null).execute();
      await tx.kysely.updateTable('tasks').set({ status: 'solved' }).where('orderId', '=', id).execute();
    });
  };

  async function canceled(): Promise<string> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await quiet(slug);
    return slug;
  }

  const pesel = () => ({ by: 'pesel', value: world.person.pesel }) as const;
  const why = { reason: 'List z 28 listopada' };

  test('is found in every order, with what would go; one in flight is left alone', patient, async () => {
    const running = await world.createOrder();
    await world.fillIn(running, 'qes');
    const over = await canceled();
    const found = await find(pesel());
    expect(bySlug(found, running)).toMatchObject({ ending: null, hold: 'in_flight', goes: [], stays: [] });
    expect(bySlug(found, over)).toMatchObject({
      ...{ ending: 'withdrawn', hold: null, others: 0, stays: [] },
      places: expect.arrayContaining(['signer']),
      goes: expect.arrayContaining(['application', 'communication']),
    });
    const version = (await loadOrder(db, running))?.version;
    const answer = await post('persons/erasures', { ...pesel(), ...why, digest: found.digest });
    expect(answer.status).toBe(200);
    const { orders, number } = (await answer.json()) as Request;
    expect(orders.find(({ slug }) => slug === running)).toMatchObject({ hold: 'in_flight', erased: [] });
    expect((await loadOrder(db, running))?.version).toBe(version);
    expect(await loadOrder(db, over)).toMatchObject({ contact: null, erasedAt: expect.any(Number) });
    expect(number).toMatch(/^\d{4}\/\d+$/u);
    expect(bySlug(await find(pesel()), over)).toBeUndefined();
  });

  test(
    'has its order opened by nobody any more: its client gets 410, its moves are refused',
    patient,
    async () => {
      const slug = await canceled();
      const { digest } = await find(pesel());
      await post('persons/erasures', { ...pesel(), ...why, digest });
      const asked = await world.app.request(`/api/orders/${slug}`);
      expect([asked.status, await asked.json()]).toEqual([
        410,
        {
          error: 'Dane tego wniosku zostały usunięte. Nie można go już otworzyć ani zmienić.',
          code: 'erased',
        },
      ]);
      const moved = advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
      await expect(moved).rejects.toThrow('Refused');
      const desk = await world.app.request(`/api/superadmin/orders/${slug}`, { headers });
      expect([desk.status, await desk.json()]).toMatchObject([
        200,
        {
          status: 'canceled',
          user_attributes: null,
          company_attributes: null,
          erased_at: expect.any(String),
        },
      ]);
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      expect(await orderFaults(db, id)).toEqual([]);
    },
  );

  test('is refused where the plan has changed since it was read, and nothing is done', patient, async () => {
    const slug = await canceled();
    const { digest } = await find(pesel());
    const order = await loadOrder(db, slug);
    await canceled();
    const answer = await post('persons/erasures', { ...pesel(), ...why, digest });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'plan' }]);
    expect(await loadOrder(db, slug)).toEqual(order);
  });

  test('is erased once where two confirm the same plan at once', patient, async () => {
    await canceled();
    const { digest } = await find(pesel());
    const ask = () => post('persons/erasures', { ...pesel(), ...why, digest });
    const answers = await Promise.all([ask(), ask()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('keeps what a law keeps, restricted: nobody moves it, and it is found', patient, async () => {
    const slug = await canceled();
    const { facts, id = '' } = (await loadOrder(db, slug)) ?? {};
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ facts: JSON.stringify({ ...facts, signed: true }) })
        .where('id', '=', id)
        .execute(),
    );
    const found = await find(pesel());
    expect(bySlug(found, slug)).toMatchObject({
      ...{ ending: 'concluded', goes: expect.arrayContaining(['communication']) },
      stays: expect.arrayContaining([
        expect.objectContaining({
          kind: 'application',
          reason: expect.stringContaining('przeciwdziałaniu praniu pieniędzy'),
        }),
      ]),
    });
    await post('persons/erasures', { ...pesel(), ...why, digest: found.digest });
    expect(await loadOrder(db, slug)).toMatchObject({
      ...{ erasedAt: null, restrictedAt: expect.any(Number) },
      contact: { email: world.person.email },
    });
    expect(bySlug(await find(pesel()), slug)).toMatchObject({ restricted: true, goes: [] });
    const moved = advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await expect(moved).rejects.toThrow('Refused');
  });

  test('gets a copy of its own data as JSON and PDF, and of nobody else', patient, async () => {
    const slug = await canceled();
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    const copied = async (format: string) => {
      const answer = await post('persons/copies', { ...pesel(), ...why, format });
      const { base64, ...file } = (await answer.json()) as ReplyOf<'copyPerson'>;
      return { file, content: Buffer.from(base64, 'base64').toString('latin1') };
    };
    const json = await copied('json');
    expect(json.file).toEqual({
      name: expect.stringMatching(/^kopia-danych-\d+-\d+\.json$/u),
      mime: 'application/json',
    });
    const copy = JSON.parse(json.content) as { orders: { number: string; persons: { pesel: string }[] }[] };
    const { number } = (await loadOrder(db, slug)) ?? {};
    const own = copy.orders.find((order) => order.number === number);
    expect(own?.persons.map((person) => person.pesel)).toEqual([world.person.pesel]);
    expect(JSON.stringify(copy)).not.toContain(id);
    expect((await copied('pdf')).content).toMatch(/^%PDF-/u);
  });

  test('has its request written down with who, why and what, and a certificate of it', patient, async () => {
    await canceled();
    const { digest } = await find(pesel());
    const { id } = (await (await post('persons/erasures', { ...pesel(), ...why, digest })).json()) as Request;
    const listed = (await (
      await world.app.request('/api/superadmin/person_requests', { headers })
    ).json()) as ReplyOf<'listPersonRequests'>;
    expect(listed.requests[0]).toMatchObject({ id, kind: 'erasure', person: 'PESEL ••••••••••', ...why });
    expect(JSON.stringify(listed)).not.toContain(world.person.pesel);
    const certificate = await world.app.request(`/api/superadmin/person_requests/${id}/certificate`, {
      headers,
    });
    expect(certificate.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await certificate.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('takes back what rests on consent alone, and nothing else', patient, async () => {
    const slug = await canceled();
    const email = { by: 'email', value: world.person.email } as const;
    const before = bySlug(await find(email), slug)?.consents ?? [];
    expect(before.length).toBeGreaterThan(0);
    expect((await post('persons/consent_withdrawals', { ...email, ...why })).status).toBe(200);
    expect(bySlug(await find(email), slug)?.consents).toEqual([]);
    const again = await post('persons/consent_withdrawals', { ...email, ...why });
    expect(again.status).toBe(409);
  });

  test(
    'leaves nothing at the simulators and in the store of files, also where the process was ended between',
    patient,
    async () => {
      const slug = await canceled();
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      const put = await world.ports.files.put(Buffer.from('umowa'));
      await db.transaction((tx) =>
        tx.kysely
          .insertInto('erasureRests')
          .values({ id: 'before', orderId: id, place: 'files', path: put.path, createdAt: 1 })
          .execute(),
      );
      const { digest } = await find(pesel());
      await post('persons/erasures', { ...pesel(), ...why, digest });
      const asked: string[] = [];
      const ports = {
        ...world.ports,
        forgetAtSimulators: async ({ slug: gone }: { slug: string }) => void asked.push(gone),
      };
      const ended = { ...ports, files: { ...ports.files, remove: () => Promise.reject(new Error('ended')) } };
      await finishErasures(ended);
      const left = () => db.kysely.selectFrom('erasureRests').select('place').execute();
      expect((await left()).length).toBeGreaterThan(0);
      await finishErasures(ports);
      expect(await left()).toEqual([]);
      expect(asked).toContain(slug);
      await expect(world.ports.files.read(put)).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );

  test('is not looked for by what can be nobody', async () => {
    const answer = await post('persons/searches', { by: 'pesel', value: '12345678901' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ value: 'To nie jest numer PESEL' }] },
    ]);
  });
});
