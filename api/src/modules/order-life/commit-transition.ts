import {
  commitTransition as writeTransition,
  finishRequest,
  storeReply,
  loadOrderDetails,
  orderAfter,
  type Order,
  type LoadedOrder,
  type OrderChanges,
  type OrderDetails,
  type ReplyToStore,
  type RequestKey,
  type StoredOrderEvent,
  type Tx,
} from '@app/db';
import type { Effect, OrderEvent, OrderStatus } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';
import { outboxRows, raiseTasks } from './enqueue-effects.ts';

/** How the caller is answered, and under which key. */
export interface PendingReply {
  /** Whether the reply holds what only staff read. */
  readonly forStaff: boolean;
  /** Rendered once for each attempt; the last one is what is stored. */
  readonly render: (moved: Order, details: OrderDetails) => string;
  readonly key: Omit<ReplyToStore, 'status' | 'text'> | undefined;
}

/** What is written with a transition besides what the chart says. */
export interface TransitionWrites {
  /** Details written in the same transaction, only if the chart accepts; answers further columns of the order. */
  readonly write?: (tx: Tx, order: Order) => Promise<OrderChanges | void>;
  /** What the caller is answered: stored under the request's key in the same transaction. */
  readonly reply?: PendingReply;
  /** The request's key, settled in the same transaction: a repetition after a crash is answered from what is stored. */
  readonly request?: RequestKey | undefined;
}

/** What a request's key holds between the commit and the reply: the reply has to be read again from the order. */
export const pendingReply = { unanswered: true } as const;

/** A transition as it was committed. */
export interface CommittedTransition {
  readonly order: Order;
  readonly hasEffects: boolean;
  readonly event: OrderEvent['type'];
}

/** What the chart makes of an event; nothing of it is written yet. */
export interface TransitionResult {
  readonly changes: OrderChanges & { readonly status: OrderStatus };
  readonly row: Omit<StoredOrderEvent, 'orderId' | 'seq'>;
  readonly effects: readonly Effect[];
}

/** Commits a transition in a transaction that its caller has opened, with the details that change with it. */
export async function commitTransition(
  tx: Tx,
  order: Order,
  result: TransitionResult,
  writing: TransitionWrites,
  at: number,
): Promise<CommittedTransition> {
  const { changes, row, effects } = result;
  const written = (await writing.write?.(tx, order)) ?? {};
  const all = { ...written, ...changes };
  const rows = outboxRows(orderAfter(order, all, at), effects);
  const transition = { changes: all, event: row, effects: rows, reply: null };
  const saved = await writeTransition(tx, order, transition, at);
  await raiseTasks(tx, saved, effects, at);
  if (writing.request) await finishRequest(tx, writing.request, { status: 200, reply: pendingReply });
  if (writing.reply) {
    const { render, key, forStaff } = writing.reply;
    const text = render(saved, await loadOrderDetails(tx, saved, forStaff));
    if (key !== undefined) await storeReply(tx, { ...key, status: 200, text }, at);
  }
  return { order: saved, hasEffects: rows.length > 0, event: row.event as OrderEvent['type'] };
}

/**
 * The short way of a transition that changes nothing but the order itself: what its caller is answered is known before it is
 * written, since whatever changes the details raises the version that the writing asks for.
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
  const before = await details();
  const text = reply.render(moved, { ...before, events: [...before.events, row] });
  const stored = reply.key === undefined ? null : { ...reply.key, status: 200, text };
  const rows = outboxRows(moved, effects);
  await writeTransition(ports.db, order, { changes, event: row, effects: rows, reply: stored }, at);
  return { order: moved, hasEffects: rows.length > 0, event: row.event as OrderEvent['type'] };
}
