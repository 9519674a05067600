import type { Tx } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import { blindIndex, blindIndexes } from './engine/sealed/digests.ts';
import { loadOrderById, loadOrdersByIds } from './order.queries.ts';

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

/** The order that the shop's server has created under its number; null where there is none, or somebody else created it. */
export async function loadOrderOfServer(tx: Tx, number: ExternalNumber): Promise<Order | null> {
  const id = await orderOf(tx, number);
  const order = id === null ? null : await loadOrderById(tx, id);
  return order?.receiveChannel === 'api' ? order : null;
}

/** A page of the orders that the shop's server has created, the newest first, behind a place of the page before. */
export async function listOrdersOfServer(
  tx: Tx,
  shopId: string,
  { size, after }: { readonly size: number; readonly after: readonly [at: number, id: string] | null },
): Promise<{ readonly orders: readonly Order[]; readonly next: readonly [at: number, id: string] | null }> {
  const rows = await tx.kysely
    .selectFrom('orders')
    .select(['id', 'createdAt'])
    .where('shopId', '=', shopId)
    .where('receiveChannel', '=', 'api')
    .where('externalOrderId', 'is not', null)
    .$if(after !== null, (page) =>
      page.where((eb) =>
        eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    orders: await loadOrdersByIds(
      tx,
      page.map(({ id }) => id),
    ),
    next: rows.length > size && last !== undefined ? [last.createdAt, last.id] : null,
  };
}
