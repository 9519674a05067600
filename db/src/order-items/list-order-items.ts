import type { Tx } from '../database.ts';
import { itemFromRow, type OrderItem } from './order-item.ts';

/** In the order in which they were entered. */
export async function listOrderItems(tx: Tx, orderId: string): Promise<OrderItem[]> {
  const rows = await tx.kysely
    .selectFrom('orderItems')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(itemFromRow);
}
