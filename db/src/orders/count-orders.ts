import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';

export type OrderCounts = Partial<Record<OrderStatus, number>>;

/** Orders per status from the kept counts; null counts all shops. Statuses with none are left out. */
export async function countOrders(tx: Tx, shopIds: readonly string[] | null): Promise<OrderCounts> {
  const rows = await (
    shopIds === null
      ? tx.kysely
          .selectFrom('orderTotals')
          .select((eb) => ['status', eb.fn.sum<number>('count').as('count')])
          .groupBy('status')
      : tx.kysely
          .selectFrom('orderCounts')
          .select((eb) => ['status', eb.fn.sum<number>('count').as('count')])
          .where('shopId', 'in', shopIds)
          .groupBy('status')
  ).execute();
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
  );
}
