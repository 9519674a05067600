import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../engine/database.ts';
import { listPayments } from '../payment.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { paymentOperations } from './0017-payment-operations.ts';
import { refunds } from './0022-refunds.ts';
import { columnTypes } from './column-types.ts';

/** A payment as the release before kept it: the last operation stood in its own row. */
const insertOldPayment = (
  tx: Tx,
  orderId: string,
  {
    id,
    status,
    amount,
    number,
  }: Readonly<Record<'id' | 'status', string>> & {
    readonly amount: number;
    readonly number: string | null;
  },
) =>
  sql`insert into payments (id, order_id, kind, provider, provider_id, payment_type, amount, status, created_at, updated_at)
    values (${id}, ${orderId}, 'initial_payment', 'dotpay', ${number}, 'online_1', ${amount}, ${status}, ${noon}, ${noon})`.execute(
    tx.kysely,
  );

onEachDatabase('a database of the release before', (open) => {
  test('has an operation of each payment that the provider spoke of, and what was decided about its money', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const orderWith = async (event: string | null): Promise<string> => {
      const { id } = await makeOrder(db, shop, { status: 'initial_payment_manual' });
      if (event !== null)
        await db.transaction((tx) =>
          appendOrderEvent(tx, {
            ...{ orderId: id, seq: 1, event, factsPatch: {}, fromStatus: null, toStatus: 'sumup' },
            ...{ visited: ['sumup'], actor: 'admin', userId: null, reason: null, forced: false, edges: [] },
            ...{ at: noon + 1, chartHash: 'chart' },
          }),
        );
      return id;
    };
    const [held, accepted, refused] = [
      await orderWith(null),
      await orderWith('ACCEPT_PAYMENT'),
      await orderWith('REJECT_PAYMENT'),
    ];
    await db.transaction(async (tx) => {
      await insertOldPayment(tx, held, { id: 'a', status: 'started', amount: 100, number: null });
      await insertOldPayment(tx, held, { id: 'b', status: 'rejected', amount: 100, number: 'M1' });
      await insertOldPayment(tx, held, { id: 'c', status: 'completed', amount: 0, number: 'M2' });
      await insertOldPayment(tx, held, { id: 'd', status: 'accepted', amount: 100, number: null });
      await insertOldPayment(tx, accepted, { id: 'e', status: 'completed', amount: 99, number: 'M3' });
      await insertOldPayment(tx, refused, { id: 'f', status: 'completed', amount: 98, number: 'M4' });
      for (const statement of [
        'drop table refunds',
        'drop table payment_operations',
        ...paymentOperations(columnTypes[db.dialect]),
        ...refunds(columnTypes[db.dialect]),
      ])
        await sql.raw(statement).execute(tx.kysely);
    });
    const payments = (await Promise.all([held, accepted, refused].map((id) => listPayments(db, id)))).flat();
    expect(
      payments.map(({ id, status, operations }) => [
        id,
        status,
        operations.map(
          (each) => `${each.number} ${each.status} ${each.amount} ${each.currency} ${each.settled}`,
        ),
      ]),
    ).toEqual([
      ['a', 'started', []],
      ['b', 'rejected', ['M1 rejected 100 PLN null']],
      ['c', 'completed', ['M2 completed 0 XXX null']],
      ['d', 'accepted', ['d completed 100 PLN accepted']],
      ['e', 'accepted', ['M3 completed 99 PLN accepted']],
      ['f', 'refused', ['M4 completed 98 PLN refused']],
    ]);
  });
});
