import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkHistory } from '../order-history.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { insertPayment, listPayments, recordOperation, settleOperations } from '../payment.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts, samplePayment } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { heldMoney } from './0026-held-money.ts';
import { columnTypes } from './column-types.ts';

onEachDatabase('an order of the release before the ledger', (open) => {
  test('knows how much of its money is being looked at, and its history folds to it', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const { moneyHeld: _held, ...oldFacts } = sampleFacts;

    /** An order in a status with sums that came, the first of which was refused. */
    const orderWith = async (
      status: 'initial_payment_manual' | 'initial_payment_opened',
      ...sums: readonly (readonly [amount: number, currency: string])[]
    ): Promise<string> => {
      const { id: orderId } = await makeOrder(db, shop, { status });
      const row = {
        ...({
          fromStatus: null,
          toStatus: status,
          visited: [status],
          actor: 'system',
          userId: null,
        } as const),
        ...{ reason: null, forced: false, at: noon, chartHash: 'chart', edges: [] },
      };
      await db.transaction(async (tx) => {
        await appendOrderEvent(tx, { ...row, orderId, seq: 1, event: 'CREATE', factsPatch: oldFacts });
        await appendOrderEvent(tx, {
          ...{ ...row, orderId, seq: 2, event: 'PAYMENT_UNCLEAR', fromStatus: status, factsPatch: {} },
        });
        await sql`update orders set facts = ${JSON.stringify(oldFacts)} where id = ${orderId}`.execute(
          tx.kysely,
        );
        const { id: paymentId } = await insertPayment(tx, { ...samplePayment, orderId }, noon);
        const came = {
          orderId,
          paymentId,
          provider: 'dotpay',
          kind: 'payment',
          status: 'completed',
        } as const;
        for (const [at, [amount, currency]] of sums.entries()) {
          const said = { amount, currency, number: `${orderId} ${at}`, relatedNumber: null };
          await recordOperation(tx, { ...came, ...said }, noon);
        }
        const [payment] = await listPayments(tx, orderId);
        await settleOperations(tx, payment?.operations.slice(0, 1) ?? [], 'refused', noon);
      });
      return orderId;
    };
    const orders = [
      await orderWith('initial_payment_manual', [7, 'PLN'], [100, 'PLN'], [5, 'PLN'], [900, 'EUR']),
      await orderWith('initial_payment_manual', [7, 'PLN'], [900, 'EUR']),
      await orderWith('initial_payment_opened', [7, 'PLN']),
    ];
    await db.transaction(async (tx) => {
      for (const statement of heldMoney(columnTypes[db.dialect])) await sql.raw(statement).execute(tx.kysely);
    });
    const found = await Promise.all(
      orders.map(async (id) => [(await loadOrderById(db, id))?.facts.moneyHeld, await checkHistory(db, id)]),
    );
    expect(found).toEqual([
      [105, null],
      [0, null],
      [null, null],
    ]);
  });
});
