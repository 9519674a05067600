import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPayment, recordOperation, settleOperations, listPayments } from '../payment.queries.ts';
import { listRefunds } from '../refund.queries.ts';
import { raiseTask } from '../task.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts, samplePayment } from '../testing/sample-rows.ts';
import { listTasks } from '../testing/test-queries.ts';
import { refunds } from './0022-refunds.ts';
import { refundExplanations } from './0023-refund-explanations.ts';
import { columnTypes } from './column-types.ts';

onEachDatabase('a database whose refunds were tasks', (open) => {
  test('has a refund of each sum that has to go back, and no task for it any more', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const due = sampleFacts.initialPayment;

    /** An order in a status with sums that came, each settled as it says, and perhaps given back by its provider. */
    const orderWith = async (
      status: 'agreement_signed' | 'initial_payment_manual' | 'canceled',
      ...sums: {
        kind?: 'test_payment';
        amount: number;
        settled?: 'accepted' | 'refused';
        back?: number;
      }[]
    ): Promise<string> => {
      const { id: orderId } = await makeOrder(db, shop, { status });
      await db.transaction(async (tx) => {
        for (const [at, { kind = 'initial_payment', amount, settled, back }] of sums.entries()) {
          const { id: paymentId } = await insertPayment(tx, { ...samplePayment, orderId, kind }, noon);
          const came = { orderId, paymentId, provider: 'dotpay', status: 'completed' } as const;
          const number = `${orderId} ${at}`;
          const money = { ...came, currency: 'PLN' };
          await recordOperation(tx, { ...money, kind: 'payment', amount, number, relatedNumber: null }, noon);
          const [payment] = (await listPayments(tx, orderId)).slice(-1);
          if (settled !== undefined) await settleOperations(tx, payment?.operations ?? [], settled, noon);
          if (back !== undefined)
            await recordOperation(
              tx,
              { ...money, kind: 'refund', amount: back, number: `${number} back`, relatedNumber: number },
              noon,
            );
        }
        const task = { orderId, type: 'other', dueAt: noon, raisedBy: null } as const;
        await raiseTask(tx, { ...task, raisedIn: null, assignedUserId: null }, noon);
      });
      return orderId;
    };
    const orders = [
      await orderWith(
        'agreement_signed',
        { amount: 100, settled: 'refused' },
        { amount: due, settled: 'accepted' },
      ),
      await orderWith('agreement_signed', { amount: due + 5, settled: 'accepted' }, { amount: 7 }),
      await orderWith('agreement_signed', { amount: due, settled: 'accepted' }, { amount: 5, back: 5 }),
      await orderWith('canceled', { amount: due, settled: 'accepted' }, { amount: 3 }),
      await orderWith('agreement_signed', { kind: 'test_payment', amount: 100 }),
      await orderWith('initial_payment_manual', { amount: 9 }),
    ];
    await db.transaction(async (tx) => {
      const types = columnTypes[db.dialect];
      for (const statement of ['drop table refunds', ...refunds(types), ...refundExplanations(types)])
        await sql.raw(statement).execute(tx.kysely);
    });
    const found = await Promise.all(
      orders.map(async (id) => [
        (await listRefunds(db, id)).map(({ amount, reason, state }) => `${amount} ${reason} ${state}`),
        (await listTasks(db, id)).map(({ status }) => status),
      ]),
    );
    expect(found).toEqual([
      [['100 refused owed'], ['canceled']],
      [expect.arrayContaining(['5 surplus owed', '7 second owed']), ['canceled']],
      [['5 returned paid_out'], ['canceled']],
      [expect.arrayContaining([`${due} cancelled owed`, '3 late owed']), ['canceled']],
      [['100 zloty owed'], ['canceled']],
      [[], ['active']],
    ]);
  });
});
