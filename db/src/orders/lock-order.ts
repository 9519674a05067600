import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

/**
 * As `loadOrder`, for a transaction that goes on to change it: on PostgreSQL others wait for the commit, on SQLite
 * writers wait for one another anyway.
 */
export async function lockOrder(tx: Tx, slug: string): Promise<Order | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', slug)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? orderFromRow(tx.keys, row) : null;
}
