import {
  insertPayment,
  listPayments,
  listUnappliedInboxEntries,
  listOrderEvents,
  loadOrder,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from '../../../kernel/ports.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { webhooks } from '../../../webhooks.ts';
import { processInbox } from './inbox-worker.ts';
import { waitingForClientToPay } from './testing/notification-routes.ts';
import { paymentNotification } from './testing/payment-notification.ts';

/** Dotpay says that a payment is made. */
const completed = (paymentId: string, operation: string, amount: string) =>
  paymentNotification({ paymentId, operation, status: 'completed', amount });

/** Each test walks an order as far as the provider. */
const patient = { timeout: 90_000 };

onEachDatabase('webhooks at the wrong time', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const orderOf = async (slug: string) => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    return order;
  };
  /** What came to nothing, of one payment. */
  const listed = async (operation: string) =>
    (await listUnappliedInboxEntries(db)).filter(({ notificationId }) => notificationId.includes(operation));
  const later = (ms: number): Ports => ({ ...world.ports, now: () => Date.now() + ms });

  /** A payment of ours whose start the order does not know of. */
  async function paymentOf(slug: string, id: string): Promise<string> {
    const { id: orderId, facts } = await orderOf(slug);
    const payment = {
      id,
      orderId,
      kind: 'initial_payment',
      provider: 'dotpay',
      providerId: null,
      paymentType: 'transfer',
      amount: facts.initialPayment,
      status: 'started',
      redirectUrl: null,
    } as const;
    await db.transaction((tx) => insertPayment(tx, payment, Date.now()));
    return (facts.initialPayment / 100).toFixed(2);
  }

  test('of money that comes before the client has opened the payment pays the order', patient, async () => {
    const slug = await waitingForClientToPay(world);
    const amount = await paymentOf(slug, 'early-payment');
    expect(await world.deliver(completed('early-payment', 'M1001-10001', amount))).toBe(200);
    await world.reached(slug, 'initial_payment_accepted');
    expect(await listed('M1001-10001')).toEqual([]);
  });

  test(
    'of something that is not stored yet is applied once it is, and else listed for good',
    patient,
    async () => {
      const slug = await waitingForClientToPay(world);
      await world.call('openPayment', { slug }, {});
      const amount = ((await orderOf(slug)).facts.initialPayment / 100).toFixed(2);
      expect(await world.deliver(completed('unknown-payment', 'M1003-10001', amount))).toBe(200);
      expect(await world.deliver(completed('never-payment', 'M1004-10001', amount))).toBe(200);
      const unknown = { slug: null, reason: 'Nie znamy takiej płatności.', waits: true };
      expect([await listed('M1003-10001'), await listed('M1004-10001')]).toMatchObject([
        [unknown],
        [unknown],
      ]);
      await paymentOf(slug, 'unknown-payment');
      expect(await processInbox(later(2_000), webhooks)).toBe(2);
      await world.reached(slug, 'initial_payment_accepted');
      expect(await processInbox(later(2 * 60 * 60_000), webhooks)).toBe(1);
      expect([await listed('M1003-10001'), await listed('M1004-10001')]).toMatchObject([
        [],
        [{ ...unknown, waits: false }],
      ]);
    },
  );

  test('in another order than it happened leaves the right final status', patient, async () => {
    const slug = await waitingForClientToPay(world);
    await world.call('openPayment', { slug }, {});
    await world.call('startPayment', { slug }, { channel_id: '101', bylaw: true, personal_data: true });
    const { id, facts } = await orderOf(slug);
    const paymentId = (await listPayments(db, id))[0]?.id ?? '';
    const amount = (facts.initialPayment / 100).toFixed(2);
    const say = (status: 'completed' | 'rejected' | 'processing') =>
      world.deliver(paymentNotification({ paymentId, operation: 'M1005-10001', status, amount }));
    expect([await say('completed'), await say('rejected'), await say('processing')]).toEqual([200, 200, 200]);
    await world.reached(slug, 'initial_payment_accepted');
    expect(await listed('M1005-10001')).toEqual([]);
    const events = await listOrderEvents(db, (await orderOf(slug)).id);
    expect(events.filter(({ event }) => event.startsWith('PAYMENT_')).map(({ event }) => event)).toEqual([
      'PAYMENT_COMPLETED',
      'PAYMENT_MATCHED',
    ]);
  });

  test('is listed for administrators and on the console, and for nobody else', patient, async () => {
    const path = '/api/superadmin/provider_notifications';
    expect((await world.app.request(path)).status).toBe(401);
    const headers = await world.signIn('admin@test.example');
    const reply = (await (await world.app.request(path, { headers })).json()) as {
      notifications: { notification_id: string; waits: boolean }[];
      next: string | null;
    };
    expect(reply.next).toBeNull();
    expect(reply.notifications.map(({ notification_id, waits }) => [notification_id, waits])).toEqual([
      ['dotpay:M1004-10001:completed', false],
    ]);
    const page = await (await fetch(`${world.simulatorsUrl}/simulators/not-applied`)).text();
    expect(page).toContain('dotpay:M1004-10001:completed');
    expect(page).toContain('Nie znamy takiej płatności.');
    expect((await fetch(`${world.url}/api/simulators/notifications`)).status).toBe(401);
  });
});
