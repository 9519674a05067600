import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import { contentIndexKind, type ExternalNumber } from './external-number.ts';

/** The shop's number means another order already; the transaction that claims it must not be written. */
export class ExternalNumberTaken extends Error {
  override readonly name = 'ExternalNumberTaken';
}

/** The order becomes the one that the shop means by its number. `content` is what the shop sent, as a digest; null where nobody sent it. */
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
  if (claimed === undefined) throw new ExternalNumberTaken(externalOrderId);
}
