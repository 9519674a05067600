import type { Database } from './database.ts';
import { StaleVersion } from './errors.ts';
import { storeReply, type ReplyToStore } from './idempotency.ts';
import { appendOrderEvent, type StoredOrderEvent } from './order-events.ts';
import type { Order, OrderChanges } from './order-row.ts';
import { insertEffects, type NewEffect } from './outbox.ts';
import { saveOrder, solveTasksRaisedIn } from './save-order.ts';
import { transitionStatement } from './transition-statement.ts';

/** All that a move writes which changes nothing but the order itself. */
export interface Transition {
  readonly changes: OrderChanges;
  readonly event: StoredOrderEvent;
  readonly effects: readonly NewEffect[];
  /** What a repetition of the request is answered; null where the request has no key. */
  readonly reply: ReplyToStore | null;
}

/**
 * Writes a whole move in a transaction of its own over the version that was read: order, counts, history, tasks, outbox
 * and the reply under the request's key. Throws StaleVersion when that version is no longer the stored one.
 */
export async function recordMove(db: Database, read: Order, move: Transition, at: number): Promise<void> {
  if (db.dialect === 'postgres') {
    const { statement, values } = transitionStatement(db.keys, read, move, at);
    const moved = await db.autocommit(statement, values);
    if (moved.length === 0) throw new StaleVersion(read.id, read.version);
    return;
  }
  await db.transaction(async (tx) => {
    const { status } = await saveOrder(tx, read, move.changes, at);
    await appendOrderEvent(tx, move.event);
    if (status !== read.status) await solveTasksRaisedIn(tx, read.id, read.status, at);
    await insertEffects(tx, read.id, move.effects, at);
    if (move.reply !== null) await storeReply(tx, move.reply, at);
  });
}
