import { listOrderEvents, listPayments, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { formatPln } from '@app/machines/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { waitingForClientToPay } from '../order-life/inbox/testing/notification-routes.ts';

/** Each test walks an order as far as its payment. */
const patient = { timeout: 90_000 };

onEachDatabase('money that came another way than the provider’s', (open) => {
  let db: Database;
  let world: RunningApp;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    headers = await world.signIn('admin@test.example');
  });
  afterAll(() => world.stop());

  let records = 0;
  async function waiting() {
    const slug = await waitingForClientToPay(world);
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const record = async (
      amount: string,
      received_on = '2026-01-15',
      number = (records += 1),
      version?: number,
    ) => {
      const answer = await world.app.request(`/api/superadmin/orders/${slug}/payment_records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          amount,
          received_on,
          reference: `WB ${number}/2026`,
          reason: 'Przelew na rachunek',
          version,
        }),
      });
      return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
    };
    return { slug, id: order.id, owed: (order.facts.initialPayment / 100).toFixed(2), record };
  }

  test(
    'is accepted on an administrator’s word, who says when, under which number and how he knows',
    patient,
    async () => {
      const { id, owed, record } = await waiting();
      const { status, said } = await record(owed);
      expect([status, said['status']]).toEqual([200, 'initial_payment_accepted_manual']);
      const [payment] = await listPayments(db, id);
      expect(payment).toMatchObject({
        provider: 'by_hand',
        providerId: `WB ${records}/2026`,
        status: 'accepted',
        operations: [{ settled: 'accepted', createdAt: Date.UTC(2026, 0, 15, 12) }],
      });
      const recorded = (await listOrderEvents(db, id)).find(({ event }) => event === 'RECORD_PAYMENT');
      expect(recorded).toMatchObject({
        actor: 'admin',
        userId: expect.any(String),
        reason: 'Przelew na rachunek',
        factsPatch: { paid: true, paymentCame: true },
        forced: false,
      });
    },
  );

  test(
    'is not taken for the whole where it does not reach what is owed, nor from a day to come',
    patient,
    async () => {
      const { slug, id, owed, record } = await waiting();
      const before = await world.read(slug);
      const tooLittle = await record('1.00');
      expect([tooLittle.status, tooLittle.said['reason']]).toEqual([
        409,
        `Do opłaty wstępnej brakuje jeszcze ${formatPln(Math.round(Number(owed) * 100) - 100)}.`,
      ]);
      expect((await record('0.00')).said['errors']).toEqual([{ amount: 'Podaj kwotę wpłaty' }]);
      expect((await record('1.00', '2199-01-01')).said['errors']).toEqual([
        { received_on: 'Ten dzień jeszcze nie nadszedł' },
      ]);
      expect((await world.read(slug)).status).toBe(before.status);
      expect(await listPayments(db, id)).toEqual([]);
    },
  );

  test('is kept beside what was accepted before, and is owed back', patient, async () => {
    const { slug, owed, record } = await waiting();
    await record(owed);
    const { status, said } = await record('5.00');
    expect([status, said['status']]).toEqual([200, 'initial_payment_accepted_manual']);
    expect(
      (await world.read(slug)).payments_attributes.map(({ amount, status: kept }) => `${kept} ${amount}`),
    ).toEqual([`accepted ${owed}`, 'refused 5.00']);
    const payments = await listPayments(db, (await loadOrder(db, slug))?.id ?? '');
    const owedBack = payments.flatMap(({ refunds }) => refunds);
    expect(owedBack.map(({ amount, reason, state }) => ({ amount, reason, state }))).toEqual([
      { amount: 500, reason: 'surplus', state: 'owed' },
    ]);
  });

  test(
    'is kept twice where two record it at the same moment, unless one saw another order',
    patient,
    async () => {
      const { slug, owed, record } = await waiting();
      await record(owed);
      const answers = await Promise.all(['5.00', '6.00', '7.00'].map((amount) => record(amount)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { payments_attributes, version } = await world.read(slug);
      const refused = payments_attributes.filter(({ status }) => status === 'refused');
      expect(refused.map(({ amount }) => amount).toSorted()).toEqual(['5.00', '6.00', '7.00']);
      expect((await record('8.00', '2026-01-15', 801, version - 1)).status).toBe(409);
    },
  );
});
