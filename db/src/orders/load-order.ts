import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { statement } from '../statement.ts';
import type { OrdersTable } from '../tables/orders.ts';
import { orderFromRow, type Order } from './order.ts';

const bySlug = statement<{ slug: string }, Selectable<OrdersTable>>((db, given) =>
  db.selectFrom('orders').selectAll().where('slug', '=', given.slug),
);

/** By the client's capability; null for a slug that was never given. */
export async function loadOrder(tx: Tx, slug: string): Promise<Order | null> {
  const [row] = await tx.run(bySlug, { slug });
  return row ? orderFromRow(tx.keys, row) : null;
}
