import { orderFlags, type OrderFlag, type OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import type { OrderListFilters } from './order-list-plan.ts';
import type { OrderPage, OrderPaging } from './order-list.queries.ts';
import { loadOrdersByIds } from './order.queries.ts';

/** So many orders of each flag are looked at and counted, those that have had it longest: who has a thousand need not know of more. */
const mostFlagged = 1_000;

const standing = ({ kysely }: Tx, flag: OrderFlag, at: number) =>
  kysely
    .selectFrom('orderFlags')
    .select(['orderId', 'since'])
    .where('flag', '=', flag)
    .where('settledAt', 'is', null)
    .where('since', '<=', at)
    .orderBy('since')
    .orderBy('orderId')
    .limit(mostFlagged);

/** How many orders have a flag at `at`, counted up to a thousand, and since when the first has it; null for none. */
export async function countFlagged(
  tx: Tx,
  flag: OrderFlag,
  at: number,
): Promise<{ readonly count: number; readonly oldest: number | null }> {
  return tx.kysely
    .selectFrom(standing(tx, flag, at).as('standing'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('since').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** How many orders have a flag at `at` in none of these statuses; of each flag a thousand are looked at. */
export async function countFlaggedElsewhere(
  tx: Tx,
  statuses: readonly OrderStatus[],
  at: number,
): Promise<number> {
  const { count } = await tx.kysely
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', withAny(tx, orderFlags, at))
    .where('status', 'not in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of the orders that have any of the flags. */
function withAny(tx: Tx, flags: readonly OrderFlag[], at: number) {
  const [first, ...others] = [...new Set(flags)].map((flag) =>
    tx.kysely.selectFrom(standing(tx, flag, at).as('standing')).select('orderId'),
  );
  if (first === undefined) throw new Error('No flag is asked for');
  return others.reduce((union, one) => union.union(one), first);
}

/** A page of the orders that have any of the flags at `at`, narrowed and sorted as a list of orders is. */
export async function listFlaggedOrders(
  tx: Tx,
  flags: readonly OrderFlag[],
  filters: OrderListFilters,
  { size, after = null, sort = 'createdAt', direction = 'desc' }: OrderPaging,
  at: number,
): Promise<OrderPage> {
  const { shopIds, sold, userId, attendantIds, statuses, salesChannels, financingTypes } = filters;
  const { createdFrom, createdBefore } = filters;
  if ([flags, shopIds, attendantIds, statuses].some((each) => each?.length === 0))
    return { orders: [], next: null };
  const rows = await tx.kysely
    .selectFrom('orders')
    .select([`${sort} as at` as 'createdAt as at', 'id'])
    .where('id', 'in', withAny(tx, flags, at))
    .$if(shopIds !== null, (all) => all.where('shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (all) =>
      all.where('soldBy', '=', sold?.by ?? '').where('financingType', '=', sold?.financingType ?? 'medical'),
    )
    .$if(userId !== undefined, (all) => all.where('userId', '=', userId ?? ''))
    .$if(attendantIds !== undefined, (all) =>
      all.where((eb) => eb(sql<string>`coalesce(attendant_id, '')`, 'in', attendantIds ?? [])),
    )
    .$if(statuses !== undefined, (all) => all.where('status', 'in', statuses ?? []))
    .$if(salesChannels !== undefined, (all) => all.where('salesChannel', 'in', salesChannels ?? []))
    .$if(financingTypes !== undefined, (all) => all.where('financingType', 'in', financingTypes ?? []))
    .$if(createdFrom !== undefined, (all) => all.where('createdAt', '>=', createdFrom ?? 0))
    .$if(createdBefore !== undefined, (all) => all.where('createdAt', '<', createdBefore ?? 0))
    .$if(after !== null, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple(sort, 'id'),
          direction === 'desc' ? '<' : '>',
          eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const orders = await loadOrdersByIds(
    tx,
    page.map(({ id }) => id),
  );
  return { orders, next: rows.length > size && last ? [last.at, last.id] : null };
}
