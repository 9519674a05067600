import { isOnlySystemsSince, StaleVersion, type Order, type Tx } from '@app/db';

/**
 * Throws StaleVersion where the page that shows this version of the order has missed more than what the system does by itself in
 * the status that it shows; passes where the page names no version.
 */
export async function requireShown(tx: Tx, order: Order, shown: number | undefined): Promise<void> {
  if (shown === undefined || (await isOnlySystemsSince(tx, order, shown))) return;
  throw new StaleVersion(order.id, shown);
}
