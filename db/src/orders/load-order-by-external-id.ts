import type { Tx } from '../database.ts';
import { orderFromRow, type Order } from './order.ts';

/** By the number that the shop's own system gave it; two shops may use the same. The newest where a shop repeats one. */
export async function loadOrderByExternalId(
  tx: Tx,
  shopId: string,
  externalOrderId: string,
): Promise<Order | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('shopId', '=', shopId)
    .where('externalOrderId', '=', externalOrderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? orderFromRow(tx.keys, row) : null;
}
