import type { Tx } from '../database.ts';
import { loadOrdersByIds } from '../orders/load-orders-by-ids.ts';
import type { OrderPage, OrderPaging } from '../orders/list-orders.ts';

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
