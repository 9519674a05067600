import { listOrderEvents, type Tx } from '@app/db';
import { accepts, type EventType, type OrderStatus } from '@app/machines/order';

/**
 * Whether an event that the chart refused has come before its time: since what it speaks of began (epoch ms), the
 * order has been in no status that hears it. After such a status it is late, and stays so however the order goes on.
 */
export async function isEarly(tx: Tx, orderId: string, event: EventType, since: number): Promise<boolean> {
  let resting: OrderStatus | null = null;
  const visited = new Set<OrderStatus>();
  for (const { at, visited: passed, toStatus } of await listOrderEvents(tx, orderId)) {
    if (at > since) {
      if (resting !== null) visited.add(resting);
      for (const status of passed) visited.add(status);
    }
    resting = toStatus;
  }
  if (resting !== null) visited.add(resting);
  return ![...visited].some((status) => accepts(status, event));
}
