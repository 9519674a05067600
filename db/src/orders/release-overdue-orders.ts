import type { Tx } from '../database.ts';

/** Ends the claims of a sweep: the orders have moved, or the next sweeper shall try them. */
export async function releaseOverdueOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.kysely.deleteFrom('deadlineClaims').where('orderId', 'in', orderIds).execute();
}
