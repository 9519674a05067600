import type { Order, OrderChanges, Tx } from '@app/db';
import type {
  BodyOf,
  CallEvent,
  CallName,
  CommandName,
  EventCallName,
  OrderCommandName,
  OrderWire,
  ReplyOf,
} from '@app/machines/contract';
import type { OrderEvent } from '@app/machines/order';
import type { AccessContext } from './access.ts';
import type { CallRequest } from './call-context.ts';

type WithoutActor<E> = E extends OrderEvent ? Omit<E, 'actor'> : never;

/** An event as a caller names it; who acts is said beside it. */
export type SentEvent = WithoutActor<OrderEvent>;

/** The type of an event without data: its name says it whole. */
export type PlainEventType = {
  [T in SentEvent['type']]: { readonly type: T } extends Extract<SentEvent, { type: T }> ? T : never;
}[SentEvent['type']];

type IsPlain<N extends CallName> = [CallEvent<N>] extends [PlainEventType] ? true : false;

/** The caller has what it asks for already: answered 304 without a body. */
export const notModified = Symbol('notModified');

/** Answers by itself and keeps no reply: what reads, and what opens or ends a session. */
export type Query<N extends CallName> = (
  request: CallRequest<N>,
) => Promise<ReplyOf<N> | typeof notModified | Response>;

/** What a call changes of the order of its path. The pipeline commits it with the reply, once per idempotency key. */
export interface OrderChange<Reply = OrderWire> {
  /**
   * The event, or how it follows from the order as the transaction sees it; where it is left out, the first of the
   * row's events that the chart accepts. Null: the order stays in its status.
   */
  readonly event?: SentEvent | ((order: Order) => SentEvent) | null;
  /** Said in the history; the body's own reason where it is left out. */
  readonly reason?: string | null;
  /** Details written in the same transaction, only if the chart accepts; answers further columns of the order. */
  readonly write?: ((tx: Tx, order: Order) => Promise<OrderChanges | void>) | undefined;
  /** Without an event: no reader of the order sees what is written, so that its version stays. */
  readonly keepsVersion?: true;
  /** What is answered instead of the order; `wire` renders it as the caller sees it. */
  readonly reply?: (order: Order, wire: () => Promise<OrderWire>) => Promise<Reply>;
}

/** What a call changes apart from orders: written in one transaction with the reply, then what follows the commit. */
export interface Commit<Reply> {
  readonly write: (tx: Tx) => Promise<Reply>;
  /** The order that the reply tells of, asked after the writing: its stored copy lies under the order's own key. */
  readonly ofOrder?: () => string;
  readonly committed?: () => void;
}

/** What a command of a row changes; an event that carries data is not left to the row. */
export type ChangeOf<N extends CallName> = OrderChange<ReplyOf<N>> &
  (IsPlain<N> extends true ? unknown : { readonly event: object | null });

/** Says what a call changes; it may call providers, and writes nothing itself. */
export type Command<N extends CallName> = N extends OrderCommandName
  ? (request: CallRequest<N>, order: Order, access: AccessContext) => ChangeOf<N> | Promise<ChangeOf<N>>
  : (request: CallRequest<N>) => Promise<Commit<ReplyOf<N>>>;

/** A command of an order that several rows share, with one body and one reply. */
export type SharedCommand<N extends OrderCommandName> = (
  request: CallRequest<N>,
  order: Order,
  access: AccessContext,
) => ChangeOf<N> | Promise<ChangeOf<N>>;

/** A call's handler; one that stores replies under idempotency keys is a command. */
export type Handler<N extends CallName> = N extends CommandName ? Command<N> : Query<N>;

/** A call that needs no handler: its row's event says everything. */
type RowCallName = { [N in EventCallName]: IsPlain<N> extends true ? N : never }[EventCallName];

/** One handler for each call of the contract; one that carries an event without data and no body of its own needs none. */
export type Handlers = {
  readonly [N in Exclude<CallName, RowCallName>]: Handler<N>;
} & { readonly [N in RowCallName]?: Handler<N> };

/** A body that names the version its page was drawn from, and perhaps a reason and the preview that was agreed to. */
export type VersionedBody = BodyOf<'superadminCancelOrder'> | undefined;
