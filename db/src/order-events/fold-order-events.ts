import type { Facts, OrderStatus } from '../order-language.ts';
import type { StoredOrderEvent } from './order-event.ts';

/** What a history says the order must be; null for no history. */
export function foldOrderEvents(
  events: readonly Pick<StoredOrderEvent, 'news' | 'toStatus'>[],
): { readonly status: OrderStatus; readonly facts: Facts } | null {
  const last = events.at(-1);
  if (!last) return null;
  // The first event's news are all the facts, so what comes out is whole.
  const facts = Object.assign({}, ...events.map(({ news }) => news)) as Facts;
  return { status: last.toStatus, facts };
}
