import { listEventsInPlace, StaleVersion, type Order, type Tx } from '@app/db';
import { mayMiss, type EventType } from '@app/machines/order';

/**
 * Throws StaleVersion where the page that shows this version has missed what matters for the event that it sends; null: for data
 * that are corrected. Passes where the page names no version.
 */
export async function requireShown(
  tx: Tx,
  order: Order,
  shown: number | undefined,
  sent: EventType | null,
): Promise<void> {
  if (shown === undefined || shown === order.version) return;
  const missed = await listEventsInPlace(tx, order, shown);
  if (missed === null || !mayMiss(sent, missed)) throw new StaleVersion(order.id, shown);
}
