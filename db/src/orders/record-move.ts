import type { Database } from '../database.ts';
import { keepReply, type ReplyToKeep } from '../idempotency/keep-reply.ts';
import { appendOrderEvent } from '../order-events/append-order-event.ts';
import type { StoredOrderEvent } from '../order-events/order-event.ts';
import { putEffects, type NewEffect } from '../outbox/put-effects.ts';
import { StaleVersion } from '../stale-version.ts';
import { solveTasksRaisedIn } from '../tasks/solve-tasks-raised-in.ts';
import { moveInOneStatement } from './move-in-one-statement.ts';
import type { Order, OrderChanges } from './order.ts';
import { saveOrder } from './save-order.ts';

/** All that a move writes which changes nothing but the order itself. */
export interface PlainMove {
  readonly changes: OrderChanges;
  readonly event: StoredOrderEvent;
  readonly effects: readonly NewEffect[];
  /** What a repetition of the request is answered; null where the request has no key. */
  readonly reply: ReplyToKeep | null;
}

/**
 * Writes a whole move in a transaction of its own over the version that was read: order, counts, history, tasks, outbox
 * and the reply under the request's key. Throws StaleVersion when that version is no longer the stored one.
 */
export async function recordMove(db: Database, read: Order, move: PlainMove, at: number): Promise<void> {
  if (db.dialect === 'postgres') {
    const { statement, values } = moveInOneStatement(db.keys, read, move, at);
    const moved = await db.runAlone(statement, values);
    if (moved.length === 0) throw new StaleVersion(read.id, read.version);
    return;
  }
  await db.transaction(async (tx) => {
    const { status } = await saveOrder(tx, read, move.changes, at);
    await appendOrderEvent(tx, move.event);
    if (status !== read.status) await solveTasksRaisedIn(tx, read.id, read.status, at);
    await putEffects(tx, read.id, move.effects, at);
    if (move.reply !== null) await keepReply(tx, move.reply, at);
  });
}
