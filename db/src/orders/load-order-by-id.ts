import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

export async function loadOrderById(tx: Tx, id: string): Promise<Order | null> {
  const row = await tx.kysely.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? orderFromRow(tx.keys, row) : null;
}
