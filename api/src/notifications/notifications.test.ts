import { createHmac } from 'node:crypto';
import {
  listNotificationsNotApplied,
  listOrderEvents,
  listPayments,
  listTasks,
  loadOrder,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrder } from '../orders/advance-order.ts';
import { simulatedSettings } from '../providers/index.ts';
import { runApp, seedShop, type RunningApp } from '../testing/index.ts';

/** The key that both sides of the test derive. */
const { decisionEngine } = simulatedSettings({ url: '', publicUrl: '', smtpUrl: '', secret: 'test secret' });

onEachDatabase('provider notifications', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  const decide = async (body: object) => {
    const raw = JSON.stringify(body);
    const signature = `sha256=${createHmac('sha256', decisionEngine.key).update(raw).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (
      await world.app.request('/api/decision_engine/notifications', { method: 'POST', headers, body: raw })
    ).status;
  };

  async function judged(): Promise<{ slug: string; id: string; reference: string }> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'IDENTITY_CONFIRMED' } });
    await world.reached(slug, 'ready_for_siemens');
    const order = await loadOrder(db, slug);
    const id = order?.id ?? '';
    const seq = (await listOrderEvents(db, id)).findLast(
      ({ toStatus }) => toStatus === 'ready_for_siemens',
    )?.seq;
    return { slug, id, reference: `${id}.${seq}` };
  }

  test('that come a hundred times move the order once (R3)', async () => {
    const { slug, id, reference } = await judged();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => decide({ id: 'd-1', reference, outcome: 'rejected' })),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await world.read(slug)).status).toBe('leasing_decision_rejected');
    expect((await listOrderEvents(db, id)).filter(({ event }) => event === 'DECISION_REJECTED')).toHaveLength(
      1,
    );
  });

  test('that come after the order was cancelled change nothing and are listed with the reason (R3)', async () => {
    const { slug, reference } = await judged();
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    expect(await decide({ id: 'd-2', reference, outcome: 'approved' })).toBe(200);
    expect((await world.read(slug)).status).toBe('canceled');
    const [latest] = await listNotificationsNotApplied(db);
    expect(latest).toMatchObject({
      provider: 'decision_engine',
      reason: 'Decyzja dotyczy innego zgłoszenia niż to, które jest teraz rozpatrywane.',
    });
  });

  test('that ask for other terms put the calculation beside the original', async () => {
    const { slug, reference } = await judged();
    const conditions = { own_payment_in_percent: 20, payments_count: 24 };
    expect(await decide({ id: 'd-3', reference, outcome: 'conditional', conditions })).toBe(200);
    const offers = (await world.call('getContemporaryCalculations', { slug }, undefined)) as Record<
      'original' | 'proposed',
      object
    >;
    expect(offers.original).toMatchObject({ own_payment_in_percent: '10.00', payments_count: 36 });
    expect(offers.proposed).toMatchObject({ own_payment_in_percent: '20.00', payments_count: 24 });
    await world.call('decideConditions', { slug }, { decision: 'accept' });
    expect(await world.read(slug)).toMatchObject({ own_payment_in_percent: '20.00', payments_count: 24 });
  });

  test('of money that nobody waits for are written down and raise a task to give it back', async () => {
    const { slug, id, reference } = await judged();
    await decide({ id: 'd-4', reference, outcome: 'approved' });
    await world.reached(slug, 'leasing_decision_ok');
    while (!(await world.read(slug)).allowed.includes('ACCEPT_AGREEMENT'))
      await new Promise((resolve) => setImmediate(resolve));
    await world.call('acceptAgreement', { slug }, {});
    await world.reached(slug, 'initial_payment_link_sent_to_client');
    await world.call('openPayment', { slug }, {});
    const { form } = (await world.call(
      'startPayment',
      { slug },
      { channel_id: '101', bylaw: true, personal_data: true },
    )) as {
      form: { action: string; fields: { name: string; value: string }[] };
    };
    await world.form(form.action, Object.fromEntries(form.fields.map(({ name, value }) => [name, value])));
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await world.press('dotpay', 'succeed');
    while ((await listTasks(db, id)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await listTasks(db, id)).map(({ type, status }) => [type, status])).toEqual([
      ['other', 'active'],
    ]);
    expect((await listPayments(db, id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['initial_payment', 'completed'],
    ]);
    expect((await world.read(slug)).status).toBe('canceled');
  });
});
