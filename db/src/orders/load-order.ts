import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

/** By the client's capability; null for a slug that was never given. */
export async function loadOrder(tx: Tx, slug: string): Promise<Order | null> {
  const row = await tx.kysely.selectFrom('orders').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? orderFromRow(tx.keys, row) : null;
}
