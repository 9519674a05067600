import type { Facts, OrderStatus, SalesChannel } from '@app/machines/order';
import type { Tx } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import { planOrderList, type IsTurn, type OrderListFilters, type OrderSort } from './order-list-plan.ts';
import type { OrderScope } from './order-scope.ts';
import { loadOrdersByIds } from './order.queries.ts';

/** Where the page before ended; opaque to callers. */
export type OrderCursor = readonly [at: number, id: string];

/** `next` may go on after a short page: then the rest of what was asked for lies further back than one page looks. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly next: OrderCursor | null;
}

export interface OrderPaging {
  readonly size: number;
  readonly after?: OrderCursor | null;
  readonly sort?: OrderSort;
  readonly direction?: 'asc' | 'desc';
}

/** How many rows a page looks at where no index has all of its filters. */
const scanLimit = 1_000;

/**
 * A page of a list, continuing after a row and not after a number of rows: page 4 000 costs what the first does. Several
 * shops or statuses are read one by one from the same index and merged, because no index gives their union in order.
 */
export async function listOrders(tx: Tx, filters: OrderListFilters, paging: OrderPaging): Promise<OrderPage> {
  const { sort = 'createdAt', direction = 'desc', after, size } = paging;
  const { arms, isWanted } = planOrderList(filters, sort);
  if (arms.length === 0) return { orders: [], next: null };
  const depth = isWanted === null ? size + 1 : Math.max(size + 1, Math.ceil(scanLimit / arms.length));

  const select = (arm: (typeof arms)[number], index: number) => {
    let query = tx.kysely
      .selectFrom('orders')
      .select((eb) => [`${sort} as at` as 'createdAt as at', 'id', eb.lit(index).as('arm')])
      .$if(isWanted !== null, (rows) =>
        rows.select([
          'shopId',
          'userId',
          'soldBy',
          'attendantId',
          'status',
          'financingType',
          'salesChannel',
          'createdAt',
        ]),
      )
      .$if(filters.isTurn !== undefined, (rows) => rows.select('facts'));
    for (const [column, value] of arm.equal) query = query.where(column, '=', value);
    if (arm.from !== undefined) query = query.where('createdAt', '>=', arm.from);
    if (arm.before !== undefined) query = query.where('createdAt', '<', arm.before);
    if (after != null)
      query = query.where((eb) =>
        eb(eb.refTuple(sort, 'id'), direction === 'desc' ? '<' : '>', eb.tuple(after[0], after[1])),
      );
    const limited = query.orderBy(sort, direction).orderBy('id', direction).limit(depth);
    return tx.kysely.selectFrom(limited.as('arm')).selectAll();
  };
  const [first, ...others] = arms.map(select);
  if (first === undefined) return { orders: [], next: null };
  const rows = await others.reduce((union, arm) => union.unionAll(arm), first).execute();

  const sign = direction === 'desc' ? -1 : 1;
  const order = (one: { at: number; id: string }, other: { at: number; id: string }) =>
    sign * (one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  // An arm that was cut says nothing of what lies behind its last row, so the page ends at the nearest cut.
  const cuts = arms
    .map((_, index) => rows.filter(({ arm }) => arm === index))
    .flatMap((found) => (found.length === depth ? [found.sort(order).at(-1)] : []))
    .filter((row) => row !== undefined)
    .sort(order);
  const [cut] = cuts;
  const wanted = rows
    .filter((row) => (isWanted === null || isWanted(row)) && (cut === undefined || order(row, cut) <= 0))
    .sort(order);
  const page = wanted.slice(0, size);
  const last = wanted.length > size ? page.at(-1) : cut;
  const orders = await loadOrdersByIds(
    tx,
    page.map(({ id }) => id),
  );
  return { orders, next: last === undefined ? null : [last.at, last.id] };
}

/** Orders that wait for somebody's task, by when it is due; of these attendants where some are given. */
export async function listOrdersWithTask(
  tx: Tx,
  attendants: readonly string[] | null,
  { size, after, direction = 'asc' }: Omit<OrderPaging, 'sort'>,
): Promise<OrderPage> {
  const sign = direction === 'asc' ? '>' : '<';
  const walk = (attendant: string | null) => {
    const tasks = tx.kysely
      .selectFrom('tasks')
      .select(['dueAt as at', 'id', 'orderId'])
      .where('status', '=', 'active')
      .$if(attendant !== null, (rows) => rows.where('assignedUserId', '=', attendant ?? ''))
      .$if(after != null, (rows) =>
        rows.where((eb) => eb(eb.refTuple('dueAt', 'id'), sign, eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''))),
      )
      .orderBy('dueAt', direction)
      .orderBy('id', direction)
      .limit(size + 1);
    return tx.kysely.selectFrom(tasks.as('arm')).selectAll();
  };
  const [first, ...others] = (attendants === null ? [null] : [...new Set(attendants)]).map(walk);
  if (first === undefined) return { orders: [], next: null };
  const rows = await others
    .reduce((union, arm) => union.unionAll(arm), first)
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const orders = await loadOrdersByIds(
    tx,
    page.map(({ orderId }) => orderId),
  );
  return { orders, next: rows.length > size && last ? [last.at, last.id] : null };
}

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

/** How many orders are asked whose turn it is, to count them. */
const countedTurns = 1_000;

/** Of the orders of these shops in any of these statuses and channels those of which it holds, counted one by one, at most 1 000. */
export async function countOrdersAmong(
  tx: Tx,
  shopIds: readonly string[],
  {
    statuses,
    salesChannels,
    isTurn,
  }: { statuses: readonly OrderStatus[]; salesChannels: readonly SalesChannel[]; isTurn: IsTurn },
): Promise<number> {
  if ([shopIds, statuses, salesChannels].some((among) => among.length === 0)) return 0;
  const rows = await tx.kysely
    .selectFrom('orders')
    .select(['status', 'facts'])
    .where('shopId', 'in', shopIds)
    .where('status', 'in', statuses)
    .where('salesChannel', 'in', salesChannels)
    .limit(countedTurns)
    .execute();
  return rows.filter(({ status, facts }) => isTurn({ status, facts: JSON.parse(facts) as Facts })).length;
}
