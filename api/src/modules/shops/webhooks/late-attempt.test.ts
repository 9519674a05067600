import { listShopEvents, loadShopByClientId, loadShopWebhook, putShopWebhook, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../../order-life/advance-order.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { startReceiver } from './testing/receiver.ts';

onEachDatabase('an attempt that ends after the shop has set its address', (open) => {
  let db: Database;
  let world: RunningApp;
  let shopId: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  const secret = newWebhookSecret();
  const setAddress = (url: string, at: number) =>
    db.transaction((tx) => putShopWebhook(tx, { shopId, url, secret }, at));

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
  });
  afterAll(() => world.stop());
  beforeEach(async () => void (receiver = await startReceiver()));
  afterEach(async () => {
    await db.transaction((tx) => tx.kysely.deleteFrom('outbox').where('effect', '=', 'notifyShop').execute());
    await receiver.stop();
  });

  test.each([
    ['another one', 'late-1', (url: string): string => `${url}/nowy`],
    ['the same one anew', 'late-2', (url: string): string => url],
  ])('does not have it left alone: %s', async (_, number, next) => {
    let release = (): void => undefined;
    receiver.answerWith((reply) => (release = () => void reply.writeHead(200).end()));
    await setAddress(receiver.url, Date.now());
    const slug = await world.createOrder({ external_order_id: number });
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await receiver.hears(1);
    const [url, createdAt] = [next(receiver.url), Date.now() + 1];
    await setAddress(url, createdAt);
    await vi.waitFor(
      async () => {
        const events = await listShopEvents(db, shopId, 50);
        const event = events.find(({ externalOrderId }) => externalOrderId === number);
        expect([event?.state, event?.attempts, event?.lastFailure]).toEqual(['waiting', 1, 'timeout']);
      },
      { timeout: 20_000 },
    );
    release();
    const kept = { url, secret, createdAt, timeouts: 0, pausedUntil: 0 };
    expect(await loadShopWebhook(db, shopId)).toEqual(kept);
  });
});
