import type { Tx } from '../engine/database.ts';
import { destroyOrderKey } from '../engine/sealed/order-keys.ts';

/** Runs in the transaction in which the last of an order's personal data goes: with the key, what backups hold of it is gone too. */
export async function forgetOrder(tx: Tx, orderId: string, at: number): Promise<void> {
  // Nothing stands out any more that somebody would have to look at.
  await tx.kysely.deleteFrom('orderFlags').where('orderId', '=', orderId).execute();
  await tx.kysely.deleteFrom('orderFlagChecks').where('orderId', '=', orderId).execute();
  await destroyOrderKey(tx, orderId, at);
}
