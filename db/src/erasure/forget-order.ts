import type { Tx } from '../engine/database.ts';

/** Runs in the transaction in which the last of an order's personal data goes: what follows from it for good. */
export async function forgetOrder(tx: Tx, orderId: string): Promise<void> {
  // Nothing stands out any more that somebody would have to look at.
  await tx.kysely.deleteFrom('orderFlags').where('orderId', '=', orderId).execute();
  await tx.kysely.deleteFrom('orderFlagChecks').where('orderId', '=', orderId).execute();
}
