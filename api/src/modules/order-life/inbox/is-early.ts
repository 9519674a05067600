import { listOrderEvents, type Tx } from '@app/db';
import { accepts, type EventType, type OrderStatus } from '@app/machines/order';

/**
 * Whether an event that the chart refused has come before its time: since what it speaks of began (epoch ms), the
 * order has been in no status that accepts it. After such a status it is late, and stays so however the order goes on.
 */
export async function isEarly(tx: Tx, orderId: string, event: EventType, since: number): Promise<boolean> {
  let resting: OrderStatus | null = null;
  const seen = new Set<OrderStatus>();
  for (const { at, visited, toStatus } of await listOrderEvents(tx, orderId)) {
    if (at > since) {
      if (resting !== null) seen.add(resting);
      for (const status of visited) seen.add(status);
    }
    resting = toStatus;
  }
  if (resting !== null) seen.add(resting);
  return ![...seen].some((status) => accepts(status, event));
}
