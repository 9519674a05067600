import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

/** The orders in the order of their ids; what is not there is left out. */
export async function loadOrdersByIds(tx: Tx, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await tx.kysely.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [orderFromRow(tx.keys, row)];
  });
}
