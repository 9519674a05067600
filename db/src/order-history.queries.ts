import { isDeepStrictEqual } from 'node:util';
import type { Facts, OrderStatus } from '@app/machines/order';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { orderEventFromRow, type StoredOrderEvent } from './engine/order-events.ts';
import type { Order } from './engine/order-row.ts';
import { keysOfOrder } from './engine/sealed/order-keys.ts';
import { statement } from './engine/statement.ts';
import { loadOrderById } from './order.queries.ts';
import type { OrderEventsTable } from './tables/orders.ts';

const ofOrder = statement<{ orderId: string }, Selectable<OrderEventsTable>>((db, params) =>
  db.selectFrom('orderEvents').selectAll().where('orderId', '=', params.orderId).orderBy('seq'),
);

/** Oldest first. */
export async function listOrderEvents(tx: Tx, orderId: string): Promise<StoredOrderEvent[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const keys = await keysOfOrder(tx, orderId);
  return rows.map((row) => orderEventFromRow(keys, row));
}

const inPlace = statement<{ orderId: string; after: number; upTo: number }, { event: string }>((db, params) =>
  db
    .selectFrom('orderEvents')
    .select('event')
    .where('orderId', '=', params.orderId)
    .where('seq', '>', params.after)
    .where('seq', '<=', params.upTo)
    .where('passed', '=', '[]')
    .orderBy('seq'),
);

/**
 * The events that made the order's versions after `shown`, oldest first, if none of them entered a status. Null where one did,
 * where a version was made without an event, and where the order has not reached `shown`.
 */
export async function listEventsInPlace(
  tx: Tx,
  { id, version }: Pick<Order, 'id' | 'version'>,
  shown: number,
): Promise<readonly string[] | null> {
  if (shown > version) return null;
  const rows = await tx.run(inPlace, { orderId: id, after: shown, upTo: version });
  return rows.length === version - shown ? rows.map(({ event }) => event) : null;
}

/** What a history says the order must be; null for no history. */
export function foldOrderEvents(
  events: readonly Pick<StoredOrderEvent, 'factsPatch' | 'toStatus'>[],
): { readonly status: OrderStatus; readonly facts: Facts } | null {
  const last = events.at(-1);
  if (!last) return null;
  // The first event's patch is all the facts, so what comes out is whole.
  const facts = Object.assign({}, ...events.map(({ factsPatch }) => factsPatch)) as Facts;
  return { status: last.toStatus, facts };
}

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
