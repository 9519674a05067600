import { listUnappliedInboxEntries, listOrderEvents, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceOrder } from '../advance-order.ts';
import { runApp, seedShop, type Held, type RunningApp } from '../../../testing/index.ts';
import { notificationRoutes } from './testing/notification-routes.ts';

const megabytes = 1024 * 1024;

const other = (character: string): string => (character === '0' ? '1' : '0');

/** The same under a signature that is not its own. */
function forged({ path, headers, body }: Held): Held {
  const changed = new Headers(headers);
  const form = new URLSearchParams(body);
  switch (path) {
    case '/api/dotpay/notifications':
      form.set('signature', (form.get('signature') ?? '').replace(/^./u, other));
      return { path, headers, body: form.toString() };
    case '/api/bluemedia/notifications': {
      const xml = Buffer.from(form.get('transactions') ?? '', 'base64').toString();
      const hashed = xml.replace(/(?<=<hash>)./u, other);
      form.set('transactions', Buffer.from(hashed).toString('base64'));
      return { path, headers, body: form.toString() };
    }
    case '/api/autenti/notifications':
      changed.set('x-jws-signature', (headers.get('x-jws-signature') ?? '').replace(/(?<=\.\.)./u, other));
      return { path, headers: changed, body };
    default:
      changed.set('x-signature', (headers.get('x-signature') ?? '').replace(/.$/u, other));
      return { path, headers: changed, body };
  }
}

/** Each test walks an order as far as the provider. */
const patient = { timeout: 90_000 };

onEachDatabase('what providers send (R3)', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
  });

  const stored = async (slug: string) => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const { status, facts } = order;
    return { status, facts, events: await listOrderEvents(db, order.id) };
  };
  const listed = async (slug: string) =>
    (await listUnappliedInboxEntries(db)).filter((row) => row.slug === slug);

  describe.each(notificationRoutes)('by $provider', ({ path, prepare, press, event, rests }) => {
    let world: RunningApp;
    beforeAll(async () => {
      world = await runApp(db);
    });
    afterAll(() => world.stop());

    /** An order that waits for the provider, and what the provider says of it. */
    async function waiting(): Promise<{ slug: string; said: Held }> {
      world.hold(false);
      const slug = await prepare(world);
      world.hold(true);
      await press(world);
      return { slug, said: await world.held() };
    }

    test(
      'is refused where it is cut off, empty, forged or too large; the real one a hundred times moves the order once',
      patient,
      async () => {
        const { slug, said } = await waiting();
        const before = await stored(slug);
        expect(said.path).toBe(path);
        const tampered = async (body: string) => world.deliver({ ...said, body });
        for (const part of [1, said.body.length >> 1, said.body.length - 8])
          expect([400, 401]).toContain(await tampered(said.body.slice(0, part)));
        expect(await tampered('')).toBe(400);
        expect([400, 401]).toContain(await tampered('\u0000\uffff{"<'));
        expect(await tampered(`${said.body}${' '.repeat(10 * megabytes)}`)).toBe(413);
        expect(await world.deliver(forged(said))).toBe(401);
        expect(await stored(slug)).toEqual(before);

        const answers = await Promise.all(Array.from({ length: 100 }, () => world.deliver(said)));
        expect(new Set(answers)).toEqual(new Set([200]));
        await world.reached(slug, rests);
        expect(await world.deliver(said)).toBe(200);
        expect((await stored(slug)).events.filter((row) => row.event === event)).toHaveLength(1);
        expect(await listed(slug)).toEqual([]);
      },
    );

    test('after the order was cancelled changes nothing and is listed with the reason', patient, async () => {
      const { slug, said } = await waiting();
      await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
      const before = await stored(slug);
      expect([await world.deliver(said), await world.deliver(said)]).toEqual([200, 200]);
      expect(await stored(slug)).toEqual(before);
      expect(await listed(slug)).toMatchObject([{ reason: expect.stringMatching(/\.$/u), waits: false }]);
    });
  });
});
