import {
  changesShopStatus,
  commitTransition,
  storeReply,
  hastenEffects,
  loadOrderDetails,
  orderAfter,
  type Order,
  type LoadedOrder,
  type OrderChanges,
  type OrderDetails,
  type ReplyToStore,
  type Tx,
} from '@app/db';
import { processStarts, type OrderEvent } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';
import type { TransitionResult } from './compute-transition.ts';
import { bookMoney } from './book-money.ts';
import { callsBack, outboxRows, raiseTasks } from './enqueue-effects.ts';

/** How the caller is answered, and under which key. */
export interface PendingReply {
  /** Whether the reply holds what only staff read. */
  readonly forStaff: boolean;
  /** Rendered once for each attempt; the last one is what is stored. */
  readonly render: (order: Order, details: () => Promise<OrderDetails>) => Promise<string>;
  readonly key: Omit<ReplyToStore, 'status' | 'text'> | undefined;
}

/** What is written with a transition besides what the chart says. */
export interface TransitionWrites {
  /** Details written in the same transaction, only if the chart accepts; answers further columns of the order. */
  readonly write?: (tx: Tx, order: Order) => Promise<OrderChanges | void>;
  /** What the caller is answered: stored under the request's key in the same transaction. */
  readonly reply?: PendingReply;
}

/** A transition as it was committed. */
export interface CommittedTransition {
  readonly order: Order;
  /** Whether the outbox has something to do; a shop's server may have to be told, too. */
  readonly hasEffects: boolean;
  readonly event: OrderEvent['type'];
  /** The reply as JSON text; null where the caller needs none. */
  readonly reply: string | null;
}

/** Commits a transition in a transaction that its caller has opened, with the details that change with it. */
export async function commitWithDetails(
  tx: Tx,
  order: Order,
  result: TransitionResult,
  writing: TransitionWrites,
  at: number,
): Promise<CommittedTransition> {
  const { changes, row, effects } = result;
  const written = (await writing.write?.(tx, order)) ?? {};
  const all = { ...written, ...changes };
  const rows = outboxRows(orderAfter(order, all, at), effects, at);
  const transition = { changes: all, event: row, effects: rows, reply: null };
  const saved = await commitTransition(tx, order, transition, at);
  await raiseTasks(tx, saved, effects, at);
  await bookMoney(tx, saved, { event: row.event, effects }, at);
  // What was to begin is not wanted any more; the calling back waits until nothing of it can be under way.
  if (callsBack(effects)) await hastenEffects(tx, order.id, processStarts, at);
  const reply = writing.reply === undefined ? null : await renderAndStoreReply(tx, saved, writing.reply, at);
  const hasEffects = rows.length > 0 || changesShopStatus(order, saved);
  return { order: saved, hasEffects, event: row.event as OrderEvent['type'], reply };
}

/** Renders the reply and stores it under its key; of two requests with one key the second violates the table's key. */
export async function renderAndStoreReply(
  tx: Tx,
  order: Order,
  { render, key, forStaff }: PendingReply,
  at: number,
): Promise<string> {
  const text = await render(order, () => loadOrderDetails(tx, order, forStaff));
  if (key !== undefined) await storeReply(tx, { ...key, status: 200, text, orderId: order.id }, at);
  return text;
}

/**
 * The short way of a transition that changes nothing but the order itself: what its caller is answered is known before it is
 * written, since every change of the details raises the version that this write requires.
 */
export async function commitPlainTransition(
  ports: Ports,
  { order, details }: LoadedOrder,
  result: TransitionResult,
  reply: PendingReply,
  at: number,
): Promise<CommittedTransition> {
  const { changes, row, effects } = result;
  const moved = orderAfter(order, changes, at);
  const text = await reply.render(moved, async () => {
    const before = await details();
    return { ...before, events: [...before.events, row] };
  });
  const stored = reply.key === undefined ? null : { ...reply.key, status: 200, text };
  const rows = outboxRows(moved, effects, at);
  await commitTransition(ports.db, order, { changes, event: row, effects: rows, reply: stored }, at);
  const hasEffects = rows.length > 0 || changesShopStatus(order, moved);
  return { order: moved, hasEffects, event: row.event as OrderEvent['type'], reply: text };
}
