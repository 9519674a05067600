import { randomUUID } from 'node:crypto';
import { loadShopByClientId, loadShopWebhook, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../../order-life/advance-order.ts';
import { startReceiver } from './testing/receiver.ts';

type Webhook = ReplyOf<'getShopWebhook'>;
type Set = ReplyOf<'setShopWebhook'>;

onEachDatabase("where a shop's server is told", (open) => {
  let db: Database;
  let world: RunningApp;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let shopId: string;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    receiver = await startReceiver();
    cookies.set('admin', await world.signIn('admin@test.example'));
    cookies.set('shop', await world.signIn('sklep@test.example'));
    cookies.set('strange', await world.signIn('obcy@test.example'));
    await insertAccount(db, { email: 'ceny@test.example', roles: ['pricing_manager'] });
    cookies.set('prices', await world.signIn('ceny@test.example'));
  });
  afterAll(async () => {
    await world.stop();
    await receiver.stop();
  });

  async function ask<T>(method: string, path: string, who: string, body?: object, app = world.app) {
    const answer = await app.request(path, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...cookies.get(who),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const path = () => `/api/superadmin/shops/${shopId}/webhook`;

  test('is said by head office, with a secret that is shown once and another each time', async () => {
    const { url } = receiver;
    const nothing = { url: null, created_at: null, paused_until: null, events: [] };
    expect((await ask('GET', path(), 'admin')).body).toEqual(nothing);
    const first = await ask<Set>('PUT', path(), 'admin', { url });
    expect(first.status).toBe(200);
    expect(first.body.secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    expect(first.body.webhook).toEqual({ ...nothing, url, created_at: first.body.webhook.created_at });
    const second = await ask<Set>('PUT', path(), 'admin', { url });
    expect(second.body.secret).not.toBe(first.body.secret);
    expect((await loadShopWebhook(db, shopId))?.secret).toBe(second.body.secret);
    const kept = (await ask('GET', path(), 'admin')).body;
    expect(JSON.stringify(kept)).not.toContain('whsec_');
    expect((await ask('GET', path(), 'prices')).status).toBe(403);
    expect((await ask('GET', path(), 'shop')).status).toBe(403);
  });

  test('is in production an address of the public internet over TLS', async () => {
    const { settings } = world.ports;
    const app = createApp({ ...world.ports, settings: { ...settings, mode: 'production' } });
    const refused = await ask('PUT', path(), 'admin', { url: 'https://10.0.0.8/webhooks' }, app);
    expect([refused.status, (refused.body as { errors: unknown }).errors]).toEqual([
      422,
      [{ url: 'Podaj adres https w publicznej sieci, bez hasła i bez znaku #' }],
    ]);
    expect((await ask('PUT', path(), 'admin', { url: 'sklep' })).status).toBe(422);
  });

  test('lists what it was told for head office and for the own shop, which both send it again; no other shop does', async () => {
    receiver.answerWithStatus(500);
    const slug = await world.createOrder({ external_order_id: 'M-1' });
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    const own = async () => (await ask<Webhook>('GET', '/api/shop/settings/webhook', 'shop')).body;
    await vi.waitFor(async () => expect((await own()).events[0]?.attempts).toBe(1), { timeout: 6_000 });
    const listed = await own();
    const [event] = listed.events;
    expect(event).toEqual({
      ...{ id: event?.id, external_order_id: 'M-1', siemens_id: event?.siemens_id },
      ...{ shop_status: 'cancelation', previous_shop_status: 'calculation', at: event?.at },
      ...{ state: 'waiting', attempts: 1, last_failure: 'http_500', delivered_at: null },
      last_tried_at: event?.last_tried_at,
      next_try_at: new Date(Date.parse(event?.last_tried_at ?? '') + 10_000).toISOString(),
    });
    expect((await ask('GET', path(), 'admin')).body).toEqual(listed);
    expect((await ask<Webhook>('GET', '/api/shop/settings/webhook', 'strange')).body.events).toEqual([]);
    const resend = `/events/${event?.id}/resend`;
    expect((await ask('POST', `/api/shop/settings/webhook${resend}`, 'strange')).status).toBe(404);
    receiver.answerWithStatus(200);
    expect((await ask('POST', `/api/shop/settings/webhook${resend}`, 'shop')).status).toBe(200);
    await vi.waitFor(async () => expect((await own()).events[0]?.state).toBe('delivered'), {
      timeout: 6_000,
    });
    expect((await ask('POST', `${path()}${resend}`, 'admin')).status).toBe(200);
    await receiver.hears(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([event?.id]),
    );
  });

  test('is taken away, and nothing more is said', async () => {
    const told = receiver.received.length;
    expect((await ask<Webhook>('DELETE', path(), 'admin')).body.url).toBeNull();
    expect((await ask('DELETE', path(), 'admin')).status).toBe(404);
    const slug = await world.createOrder({ external_order_id: 'M-2' });
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    expect((await ask<Webhook>('GET', path(), 'admin')).body.events).toHaveLength(1);
    expect(receiver.received).toHaveLength(told);
  });
});
