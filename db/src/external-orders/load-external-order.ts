import type { Tx } from '../database.ts';
import { loadOrderById } from '../orders/load-order-by-id.ts';
import type { Order } from '../orders/order.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import { contentIndexKind, type ExternalNumber } from './external-number.ts';

/** The order that the shop means by its number, and whether it was made from this content; null where there is none yet. */
export async function loadExternalOrder(
  tx: Tx,
  { shopId, externalOrderId }: ExternalNumber,
  content: string,
): Promise<{ readonly order: Order; readonly sameContent: boolean } | null> {
  const row = await tx.kysely
    .selectFrom('externalOrders')
    .select(['orderId', 'contentIndex'])
    .where('shopId', '=', shopId)
    .where('externalOrderId', '=', externalOrderId.trim())
    .executeTakeFirst();
  const order = row === undefined ? null : await loadOrderById(tx, row.orderId);
  if (row === undefined || order === null) return null;
  const { contentIndex } = row;
  const sameContent =
    contentIndex !== null && blindIndexes(tx.keys, contentIndexKind, content).includes(contentIndex);
  return { order, sameContent };
}
