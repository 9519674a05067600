import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import { orderFromRow, type Order } from './order.ts';

/** A company's applications, newest first: the other ones are shown to staff. */
export async function findOrdersByVatId(tx: Tx, vatId: string, limit = 50): Promise<Order[]> {
  const rows = await tx.kysely
    .selectFrom('companies')
    .innerJoin('orders', 'orders.id', 'companies.orderId')
    .selectAll('orders')
    .where('companies.vatIdIndex', 'in', blindIndexes(tx.keys, 'vatId', vatId))
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => orderFromRow(tx.keys, row));
}
