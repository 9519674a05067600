import { insertEffects, loadOrder, receiveInboxEntry, settleInboxEntry, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('the state of providers', (open) => {
  let db: Database;
  let world: RunningApp;
  let headers: Record<string, string>;
  let order: { id: string; slug: string };
  const tomorrow = Date.now() + 86_400_000;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    headers = await world.signIn('admin@test.example');
    const slug = await world.createOrder();
    order = { slug, id: (await loadOrder(db, slug))?.id ?? '' };
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string): Promise<{ status: number; body: T }> {
    const answer = await world.app.request(`/api/superadmin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const stateOf = async (provider: string) =>
    (await ask<ReplyOf<'listProviders'>>('GET', 'providers')).body.providers.find(
      (each) => each.provider === provider,
    );
  const retried = async () =>
    (await ask<ReplyOf<'listRetriedEffects'>>('GET', 'retried_effects')).body.effects;

  test('counts what waits and what failed; all of it is tried again at once', async () => {
    const at = Date.UTC(2026, 10, 20, 11);
    const letter = (key: string) => ({ effect: 'notifyDelivery', key, data: {}, dueAt: tomorrow }) as const;
    await db.transaction(async (tx) => {
      await insertEffects(tx, order.id, [letter('failed'), letter('first')], at);
      await tx.kysely
        .updateTable('outbox')
        .set({ attempts: 2, lastError: 'ProviderUnavailable: SMTP answered 421' })
        .where('key', '=', 'failed')
        .execute();
    });
    expect(await stateOf('mail')).toEqual({
      ...{ provider: 'mail', answered_at: null, waiting: 2, retried: 1, not_applied: 0 },
      failing_since: '2026-11-20T11:00:00.000Z',
    });
    expect(await stateOf('sms')).toMatchObject({ waiting: 0, retried: 0, failing_since: null });
    expect(await retried()).toMatchObject([
      {
        ...{ name: 'E-mail z dokumentami po odbiorze', providers: ['mail'], slug: order.slug, attempts: 2 },
        last_error: 'Dostawca odpowiedział błędem 421.',
      },
    ]);
    expect(await ask('POST', 'providers/sms/resends')).toEqual({ status: 200, body: { resent: 0 } });
    expect(await ask('POST', 'providers/mail/resends')).toEqual({ status: 200, body: { resent: 1 } });
    await expect.poll(() => retried()).toEqual([]);
    expect((await ask('POST', 'providers/nobody/resends')).status).toBe(404);
  });

  test('counts notifications that changed nothing; one is tried again, and an applied one is not', async () => {
    const at = Date.now();
    const insert = (notificationId: string, outcome: 'applied' | 'not_applied') =>
      db.transaction(async (tx) => {
        const entry = { provider: 'dotpay', notificationId, raw: '', event: { id: notificationId } };
        const { id } = await receiveInboxEntry(tx, { ...entry, at, claimedUntil: at });
        await settleInboxEntry(tx, id, { outcome, reason: 'Nie znamy takiej płatności.', at });
        return id;
      });
    const [lost, applied] = [await insert('lost', 'not_applied'), await insert('applied', 'applied')];
    expect(await stateOf('initialPayment')).toMatchObject({ not_applied: 1 });
    const retry = async (id: string) => (await ask('POST', `provider_notifications/${id}/retries`)).status;
    expect([await retry(lost), await retry(applied), await retry('nobody')]).toEqual([200, 409, 409]);
    const { notifications } = (
      await ask<ReplyOf<'listProviderNotifications'>>('GET', 'provider_notifications')
    ).body;
    expect(notifications).toMatchObject([{ id: lost, reason: 'Nie znamy takiej płatności.', waits: true }]);
  });
});
