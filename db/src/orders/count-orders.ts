import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';
import type { OrderScope } from './order-scope.ts';

export type OrderCounts = Partial<Record<OrderStatus, number>>;

/** What one account sold is counted row by row: it is few. */
const countSold = (tx: Tx, { by, financingType }: NonNullable<OrderScope['sold']>) =>
  tx.kysely
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('soldBy', '=', by)
    .where('financingType', '=', financingType)
    .groupBy('status');

/** Orders per status, from the kept counts where whole shops are asked for. Statuses with none are left out. */
export async function countOrders(tx: Tx, { shopIds, sold }: OrderScope): Promise<OrderCounts> {
  const rows = await (
    sold !== undefined
      ? countSold(tx, sold).$if(shopIds !== null, (all) => all.where('shopId', 'in', shopIds ?? []))
      : shopIds === null
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
