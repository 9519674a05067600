import type { Insertable } from 'kysely';
import type { Tx } from '../database.ts';
import { statement } from '../statement.ts';
import type { OrderEventsTable } from '../tables/engine.ts';
import { rowOfOrderEvent, type StoredOrderEvent } from './order-event.ts';

const append = statement<Insertable<OrderEventsTable>, never>((db, given) =>
  db.insertInto('orderEvents').values({
    orderId: given.orderId,
    seq: given.seq,
    event: given.event,
    news: given.news,
    fromStatus: given.fromStatus,
    toStatus: given.toStatus,
    passed: given.passed,
    actor: given.actor,
    userId: given.userId,
    reason: given.reason,
    forced: given.forced,
    at: given.at,
    chartHash: given.chartHash,
  }),
);

/**
 * Adds a row to the history; nothing ever changes one. `seq` is the version that the order has after it, so that two
 * writers cannot both append.
 */
export async function appendOrderEvent(tx: Tx, event: StoredOrderEvent): Promise<void> {
  await tx.run(append, rowOfOrderEvent(tx.keys, event));
}
