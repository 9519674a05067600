import { createHmac } from 'node:crypto';
import {
  claimEffects,
  listShopEvents,
  loadShopByClientId,
  loadShopWebhook,
  putShopWebhook,
  resendShopEvent,
  type Database,
  type OutboxEffect,
  type ShopEvent,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { OrderStatus } from '@app/machines/order';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { performers } from '../../../performers.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../../order-life/advance-order.ts';
import { attempt } from '../../order-life/outbox/perform-outbox.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { startReceiver, type Received } from './testing/receiver.ts';

const only = { effects: { only: ['notifyShop'] }, limit: 1, apart: true } as const;
const day = 24 * 60 * 60_000;
const waiting = { timeout: 20_000 };

onEachDatabase("a shop's server is told of its orders", (open) => {
  let db: Database;
  let world: RunningApp;
  let shopId: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  const secret = newWebhookSecret();
  let number = 0;

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    receiver = await startReceiver();
    const { url } = receiver;
    await db.transaction((tx) => putShopWebhook(tx, { shopId, url, secret }, Date.now()));
  });
  afterEach(async () => {
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('outbox').where('effect', '=', 'notifyShop').execute();
      await tx.kysely.deleteFrom('shopEvents').execute();
    });
    await receiver.stop();
  });

  const create = () => world.createOrder({ external_order_id: `W-${(number += 1)}` });
  const cancel = (slug: string) =>
    advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
  const force = (slug: string, to: OrderStatus) =>
    advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'FORCE', to, reason: 'Próba' } });
  const events = (): Promise<ShopEvent[]> => listShopEvents(db, shopId, 50);
  const states = async () =>
    (await events()).map(({ shopStatus, state, attempts, lastFailure }) => [
      ...[shopStatus, state],
      ...[attempts, lastFailure],
    ]);
  /** Once the only event has been tried so often. */
  const tried = (attempts: number) =>
    vi.waitFor(async () => expect((await events())[0]?.attempts).toBe(attempts), waiting);
  /** Makes what waits for its next attempt due now. */
  const hasten = async (): Promise<void> => {
    await db.transaction((tx) =>
      tx.kysely.updateTable('outbox').set({ dueAt: 0 }).where('effect', '=', 'notifyShop').execute(),
    );
    world.ports.wakeOutbox();
  };
  const pauseUntil = (pausedUntil: number) =>
    db.transaction((tx) => tx.kysely.updateTable('shopWebhooks').set({ pausedUntil }).execute());
  /** Once the newest event has found the shop's server left alone. */
  const isLeftAlone = () =>
    vi.waitFor(async () => {
      const { lastError } = await db.kysely
        .selectFrom('outbox')
        .select('lastError')
        .where('effect', '=', 'notifyShop')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(lastError).toBe('paused');
    }, waiting);
  const idsOf = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id']);
  /** The effect of the event that waits, for whoever performs it by himself; the claim is over at once. */
  async function take(now: number): Promise<OutboxEffect> {
    const claim = { now, leaseMs: 0, shares: [only] };
    const [effect] = await db.transaction((tx) => claimEffects(tx, claim));
    if (effect === undefined) throw new Error('Nothing waits');
    return effect;
  }

  test('by what is signed, says which order, from which status to which, and nothing of its client', async () => {
    const slug = await create();
    const order = await cancel(slug);
    await receiver.hears(1);
    const [told] = receiver.received;
    const [event] = await events();
    expect(JSON.parse(told?.body ?? '')).toEqual({
      type: 'order.shop_status_changed',
      timestamp: new Date(event?.at ?? 0).toISOString(),
      data: {
        external_order_id: `W-${number}`,
        siemens_id: order.number,
        shop_status: 'cancelation',
        shop_status_name: 'Anulowane',
        previous_shop_status: 'calculation',
        sequence: order.version,
      },
    });
    const {
      'webhook-id': id,
      'webhook-timestamp': moment,
      'webhook-signature': signed,
    } = told?.headers ?? {};
    expect(id).toBe(event?.id);
    expect(Math.abs(Number(moment) * 1000 - Date.now())).toBeLessThan(60_000);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const right = createHmac('sha256', key)
      .update(`${String(id)}.${String(moment)}.${told?.body}`)
      .digest('base64');
    expect(signed).toBe(`v1,${right}`);
    await vi.waitFor(
      async () => expect(await states()).toEqual([['cancelation', 'delivered', 1, null]]),
      waiting,
    );
  });

  test('of a change of the status that it sees, and of no other move', async () => {
    const slug = await create();
    await world.walkToForm(slug, 'qes');
    await force(slug, 'form_opened').catch(() => undefined);
    const seen = (await events()).map(({ previousShopStatus, shopStatus }) => [
      previousShopStatus,
      shopStatus,
    ]);
    expect(seen).toEqual([['calculation', 'form']]);
  });

  test('of no order that a salesman sold', async () => {
    const sold = await create();
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ receiveChannel: 'salesman_panel' })
        .where('slug', '=', sold)
        .execute(),
    );
    await cancel(sold);
    expect(await events()).toEqual([]);
  });

  test.each([
    ['answers 500', 'http_500', (): void => receiver.answerWithStatus(500)],
    [
      'leads elsewhere',
      'redirect',
      (): void => receiver.answerWithStatus(307, { location: `${receiver.url}/elsewhere` }),
    ],
    ['breaks off', 'unreachable', (): void => receiver.answerWith((reply) => reply.socket?.destroy())],
  ])('again, under the same id, where it %s', async (_, failure, beginToFail) => {
    beginToFail();
    await cancel(await create());
    await tried(1);
    expect(await states()).toEqual([['cancelation', 'waiting', 1, failure]]);
    receiver.answerWithStatus(200);
    await hasten();
    await tried(2);
    expect(await states()).toEqual([['cancelation', 'delivered', 2, null]]);
    const [first, second] = idsOf(receiver.received);
    expect([receiver.received.length, first]).toEqual([2, second]);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
  });

  test('where it answers too late: as if it had not, and it is left alone for a while with all its events', async () => {
    let release = (): void => undefined;
    receiver.answerWith((reply) => (release = () => void reply.writeHead(200).end()));
    await cancel(await create());
    await tried(1);
    release();
    const hung = await loadShopWebhook(db, shopId);
    expect([await states(), hung?.timeouts]).toEqual([[['cancelation', 'waiting', 1, 'timeout']], 1]);
    expect(hung?.pausedUntil).toBeGreaterThan(Date.now());
    await cancel(await create());
    await isLeftAlone();
    expect(receiver.received).toHaveLength(1);
    receiver.answerWithStatus(200);
    const [newest] = await events();
    await db.transaction((tx) => resendShopEvent(tx, shopId, newest?.id ?? '', Date.now()));
    await hasten();
    await vi.waitFor(
      async () => expect((await events()).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
      waiting,
    );
    expect((await loadShopWebhook(db, shopId))?.timeouts).toBe(0);
  });

  test('after whoever was sending it was killed before writing it down: once more, under the same id', async () => {
    await pauseUntil(Date.now() + day);
    await cancel(await create());
    await isLeftAlone();
    await pauseUntil(0);
    let release = (): void => undefined;
    receiver.answerWith((reply) => (release = () => void reply.writeHead(500).end()));
    const soon = Date.now() + 2 * day;
    const first = attempt(world.ports, performers, await take(soon));
    await receiver.hears(1);
    receiver.answerWithStatus(200);
    await attempt(world.ports, performers, await take(soon));
    // One that was not dead after all, and comes to its end only now, changes nothing.
    release();
    await first;
    expect(await states()).toEqual([['cancelation', 'delivered', 1, null]]);
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
  });

  test('of two changes of one order in their order, however often the first one fails', async () => {
    receiver.answerWithStatus(503);
    const slug = await create();
    await world.walkToForm(slug, 'qes');
    await tried(1);
    await cancel(slug);
    await hasten();
    await receiver.hears(2);
    receiver.answerWithStatus(200);
    await vi.waitFor(async () => {
      await hasten();
      expect((await events()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    }, waiting);
    const told = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { shop_status: string } }).data.shop_status,
    );
    const turn = told.indexOf('cancelation');
    expect(new Set(told.slice(0, turn))).toEqual(new Set(['form']));
    expect(told.slice(turn)).toEqual(['cancelation']);
  });

  test('not for longer than a day; then it is listed, and sent again for whoever asks', async () => {
    receiver.answerWithStatus(500);
    await cancel(await create());
    await tried(1);
    const later = Date.now() + day;
    await attempt({ ...world.ports, now: () => later }, performers, await take(later));
    expect(await states()).toEqual([['cancelation', 'given_up', 1, 'http_500']]);
    receiver.answerWithStatus(200);
    const [event] = await events();
    const resend = () => db.transaction((tx) => resendShopEvent(tx, shopId, event?.id ?? '', Date.now()));
    expect(await resend()).toBe(true);
    await hasten();
    await tried(2);
    expect(await states()).toEqual([['cancelation', 'delivered', 2, null]]);
    expect(await resend()).toBe(true);
    await hasten();
    await tried(3);
    const ids = idsOf(receiver.received);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });
});
