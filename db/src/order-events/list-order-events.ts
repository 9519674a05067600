import type { Tx } from '../database.ts';
import { orderEventFromRow, type StoredOrderEvent } from './order-event.ts';

/** Oldest first. */
export async function listOrderEvents(tx: Tx, orderId: string): Promise<StoredOrderEvent[]> {
  const rows = await tx.kysely
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('seq')
    .execute();
  return rows.map(orderEventFromRow);
}
