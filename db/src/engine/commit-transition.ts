import { flagsMoved, type OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { replyInsert, type ReplyToStore } from './idempotency.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { dayCount } from './order-days.ts';
import { eventInsert, type StoredOrderEvent } from './order-events.ts';
import { keysOfOrder } from './sealed/order-keys.ts';
import { movedFlags } from './order-flags.ts';
import type { Order, OrderChanges } from './order-row.ts';
import { effectInserts, type NewEffect } from './outbox.ts';
import { orderAfter, saveOrder } from './save-order.ts';
import { shopEventInserts } from './shop-events.ts';
import type { Write } from './writes.ts';

/** What a transition writes. */
export interface Transition {
  readonly changes: OrderChanges & { readonly status: OrderStatus };
  readonly event: Omit<StoredOrderEvent, 'orderId' | 'seq'>;
  readonly effects: readonly NewEffect[];
  /** What a repetition of the request is answered; null where the request has no key, or its reply is stored later. */
  readonly reply: ReplyToStore | null;
}

/** Of the status that the order leaves: what they asked for is done. */
const tasksSolved = (orderId: string, raisedIn: OrderStatus, at: number): Write => ({
  name: 'tasks',
  shape: 'tasks',
  values: { orderId, raisedIn, at },
  text: (bind, guard) => sql`
    update tasks set status = 'solved', settled_at = ${bind('at')}
    where order_id = ${bind('orderId')} and raised_in = ${bind('raisedIn')} and status = 'active' and ${guard}`,
});

/**
 * Writes a whole transition over the version that was read: order, counts, flags, history, tasks, outbox, what the shop's
 * server is told, and the reply under the request's key; answers the order as it is then. In the caller's transaction, or
 * given the database in one of its own. Throws StaleVersion when that version is no longer the stored one, and a unique violation (isUniqueViolation)
 * when the key is taken; then nothing is written.
 */
export async function commitTransition(
  on: Tx | Database,
  read: Order,
  { changes, event, effects, reply }: Transition,
  at: number,
): Promise<Order> {
  const seq = read.version + 1;
  const keys = await keysOfOrder(on, read.id);
  const moved = orderAfter(read, changes, at);
  return saveOrder(on, read, changes, at, [
    eventInsert(keys, { ...event, orderId: read.id, seq }),
    ...(changes.status === read.status ? [] : [tasksSolved(read.id, read.status, at)]),
    ...movedFlags(read.id, flagsMoved(read, moved), at),
    ...dayCount(read, moved, at),
    ...effectInserts(keys, read.id, effects, at),
    ...shopEventInserts(keys, read, moved, at),
    ...(reply === null ? [] : [replyInsert(keys, { ...reply, orderId: read.id }, at)]),
  ]);
}

/**
 * Writes an order out of a status that the chart has not any more: order, counts, the flags of where it is now, history. What the
 * old status asked of people is done with it. Throws StaleVersion as `commitTransition` does.
 */
export async function commitMapping(
  db: Database,
  read: Order,
  { changes, event }: Pick<Transition, 'changes' | 'event'>,
  at: number,
): Promise<Order> {
  const keys = await keysOfOrder(db, read.id);
  return saveOrder(db, read, changes, at, [
    eventInsert(keys, { ...event, orderId: read.id, seq: read.version + 1 }),
    tasksSolved(read.id, read.status, at),
    ...movedFlags(read.id, flagsMoved(null, orderAfter(read, changes, at)), at),
  ]);
}

/** What a creation writes. */
export interface Creation {
  readonly order: NewOrder;
  readonly event: Omit<StoredOrderEvent, 'orderId' | 'seq'>;
  readonly effects: readonly NewEffect[];
}

/** Writes a new order as `commitTransition` writes its transitions: with counts, the first row of its history and outbox. */
export async function commitCreation(tx: Tx, { order, event, effects }: Creation): Promise<Order> {
  const created = { ...order, statusSince: order.at, createdAt: order.at };
  return insertOrder(tx, order, ({ id, version, keys }) => [
    eventInsert(keys, { ...event, orderId: id, seq: version }),
    ...movedFlags(id, flagsMoved(null, created), order.at),
    ...dayCount(null, created, order.at),
    ...effectInserts(keys, id, effects, order.at),
  ]);
}
