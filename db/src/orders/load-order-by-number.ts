import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

/** By the human number (siemensId), which opens nothing by itself. */
export async function loadOrderByNumber(tx: Tx, number: string): Promise<Order | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? orderFromRow(tx.keys, row) : null;
}
