import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { statement } from '../statement.ts';
import type { OrdersTable } from '../tables/orders.ts';
import { orderFromRow, type Order } from './order.ts';

const bySlug = statement<{ slug: string }, Selectable<OrdersTable>>((db, given, dialect) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', given.slug)
    .$if(dialect === 'postgres', (query) => query.forUpdate()),
);

/**
 * As `loadOrder`, for a transaction that goes on to change it: on PostgreSQL others wait for the commit, on SQLite
 * writers wait for one another anyway.
 */
export async function lockOrder(tx: Tx, slug: string): Promise<Order | null> {
  const [row] = await tx.run(bySlug, { slug });
  return row ? orderFromRow(tx.keys, row) : null;
}
