import type { Tx } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import { blindIndex, blindIndexes } from './engine/sealed/digests.ts';
import { loadOrderById } from './order.queries.ts';

/** An order's number in the shop's own system; spaces around it do not count, and two shops may use the same. */
interface ExternalNumber {
  readonly shopId: string;
  readonly externalOrderId: string;
}

/** What was sent holds a contact, so that its digest is kept under the key. */
const contentIndexKind = 'external-order';

/** The shop's number means another order already; the transaction that claims it must not be written. */
export class ExternalNumberTaken extends Error {
  override readonly name = 'ExternalNumberTaken';
}

/** The order becomes the one, or stays it, that the shop means by its number. `content` is what the shop sent, as a digest; null where nobody sent it. */
export async function claimExternalOrder(
  tx: Tx,
  { shopId, externalOrderId }: ExternalNumber,
  { orderId, content }: { readonly orderId: string; readonly content: string | null },
): Promise<void> {
  const contentIndex = content === null ? null : blindIndex(tx.keys, contentIndexKind, content);
  const claimed = await tx.kysely
    .insertInto('externalOrders')
    .values({ shopId, externalOrderId: externalOrderId.trim(), orderId, contentIndex })
    .onConflict((conflict) => conflict.columns(['shopId', 'externalOrderId']).doNothing())
    .returning('orderId')
    .executeTakeFirst();
  if (claimed === undefined && (await orderOf(tx, { shopId, externalOrderId })) !== orderId)
    throw new ExternalNumberTaken(externalOrderId);
}

/** The order that the shop means by its number; null where there is none. */
async function orderOf(tx: Tx, { shopId, externalOrderId }: ExternalNumber): Promise<string | null> {
  const row = await tx.kysely
    .selectFrom('externalOrders')
    .select('orderId')
    .where('shopId', '=', shopId)
    .where('externalOrderId', '=', externalOrderId.trim())
    .executeTakeFirst();
  return row?.orderId ?? null;
}

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
