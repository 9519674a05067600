import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../database.ts';
import { loadOrderById } from '../orders/load-order-by-id.ts';
import { foldOrderEvents } from './fold-order-events.ts';
import { listOrderEvents } from './list-order-events.ts';

/** Null when the history folds to the stored status and facts and each row goes on from the one before; else what is wrong. */
export async function checkHistory(tx: Tx, orderId: string): Promise<string | null> {
  const order = await loadOrderById(tx, orderId);
  if (!order) return 'there is no such order';
  const events = await listOrderEvents(tx, orderId);
  const broken = events.find((event, index) => event.fromStatus !== (events[index - 1]?.toStatus ?? null));
  if (broken) return `event ${broken.seq} starts in ${broken.fromStatus}, where the order was not`;
  const folded = foldOrderEvents(events);
  if (folded?.status !== order.status)
    return `the history ends in ${folded?.status}, the order is in ${order.status}`;
  if (!isDeepStrictEqual(folded.facts, order.facts)) return "the history's facts are not the order's";
  return null;
}
