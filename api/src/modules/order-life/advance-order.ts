import {
  appendOrderEvent,
  finishRequest,
  insertOrder,
  lockOrder,
  StaleVersion,
  type NewOrder,
  type Order,
  type LoadedOrder,
  type RequestKey,
  type Tx,
} from '@app/db';
import {
  chartHash,
  explain,
  diffFacts,
  refusal,
  deadlineAt,
  type Actor,
  type Facts,
  type OrderEvent,
  type OrderStatus,
} from '@app/machines/order';
import { effectsOf, orderMachine, restore, statusOf } from '@app/machines/order/chart';
import { getInitialMicrosteps, getMicrosteps, initialTransition } from 'xstate';
import type { Ports } from '../../kernel/ports.ts';
import { enqueueEffects, raisesTask } from './enqueue-effects.ts';
import { factColumns } from './fact-columns.ts';
import { Refused, UnknownOrder } from '../../kernel/refusals.ts';
import {
  commitPlainTransition,
  pendingReply,
  commitTransition,
  type TransitionResult,
  type CommittedTransition,
  type TransitionWrites,
} from './commit-transition.ts';

type WithoutActor<E> = E extends OrderEvent ? Omit<E, 'actor'> : never;

/** An event as a caller names it; who acts is said beside it. */
export type SentEvent = WithoutActor<OrderEvent>;

/** What is sent at an order, by whom, and what is written with it if the chart accepts. */
export interface Advance extends TransitionWrites {
  readonly slug: string;
  readonly actor: Actor;
  readonly userId?: string | null;
  /** The event, or how it follows from the order as the transaction sees it. */
  readonly event: SentEvent | ((order: Order) => SentEvent);
  /** The order where the caller has just read it; looked at again where it has moved since. */
  readonly found?: LoadedOrder;
  /** The version that the caller saw; another one is refused as StaleVersion. */
  readonly expectedVersion?: number | undefined;
  readonly reason?: string | null;
}

type Step = readonly [{ readonly value: unknown }, ...(readonly unknown[])];

/** The statuses that the microsteps enter, one after another; none for an event that is handled without leaving. */
function statusesVisited(steps: readonly Step[], before: OrderStatus | null): OrderStatus[] {
  const visited = steps.filter(([{ value }]) => value !== 'created').map(([snapshot]) => statusOf(snapshot));
  return visited.filter((status, at) => status !== (at === 0 ? before : visited[at - 1]));
}

/** The deadline of the status entered now; an event handled without leaving keeps the old one, a passed one is over. */
function deadlineAfter(
  order: Order,
  event: OrderEvent,
  status: OrderStatus,
  passed: readonly OrderStatus[],
  at: number,
): number | null {
  if (passed.length > 0) return deadlineAt(status, at);
  return event.type === 'DEADLINE_PASSED' ? null : order.deadlineAt;
}

function computeTransition(order: Order, event: OrderEvent, advance: Advance, at: number): TransitionResult {
  const snapshot = restore(order.status, order.facts);
  if (!snapshot.can(event)) {
    const reason =
      refusal(order.status, order.facts, event) ?? 'W tym statusie nie można wykonać tej czynności.';
    throw new Refused(order.status, reason, explain(order.status, order.facts, event.actor).allowed);
  }
  const steps = getMicrosteps(orderMachine, snapshot, event);
  const next = steps.at(-1)?.[0] ?? snapshot;
  const actions = steps.flatMap(([, asked]) => asked);
  const status = statusOf(next);
  const facts: Facts = next.context;
  const visited = statusesVisited(steps, order.status);
  const deadline = deadlineAfter(order, event, status, visited, at);
  return {
    changes: { ...factColumns(facts, order.facts), status, chartHash, deadlineAt: deadline },
    row: {
      event: event.type,
      factsPatch: diffFacts(order.facts, facts),
      fromStatus: order.status,
      toStatus: status,
      visited,
      actor: event.actor,
      userId: advance.userId ?? null,
      reason: event.type === 'FORCE' ? event.reason : (advance.reason ?? null),
      forced: event.type === 'FORCE',
      at,
      chartHash,
    },
    effects: effectsOf(actions, facts),
  };
}

function transitionOf(found: Order, advance: Advance, at: number): TransitionResult {
  if (advance.expectedVersion !== undefined && advance.expectedVersion !== found.version) {
    throw new StaleVersion(found.id, advance.expectedVersion);
  }
  const sent = typeof advance.event === 'function' ? advance.event(found) : advance.event;
  return computeTransition(found, { ...sent, actor: advance.actor } as OrderEvent, advance, at);
}

async function attempt(ports: Ports, advance: Advance, at: number): Promise<CommittedTransition> {
  const { found, reply } = advance;
  if (found !== undefined && reply?.forStaff === false && advance.write === undefined) {
    const result = transitionOf(found.order, advance, at);
    if (!raisesTask(result.effects)) return commitPlainTransition(ports, found, result, reply, at);
  }
  return ports.db.transaction(async (tx) => {
    const order = found?.order ?? (await lockOrder(tx, advance.slug));
    if (order === null) throw new UnknownOrder();
    return commitTransition(tx, order, transitionOf(order, advance, at), advance, at);
  });
}

/**
 * The only way for an event to move an order: load, ask the chart, save status, facts, history, deadline,
 * tasks and outbox in one transaction. Throws UnknownOrder, StaleVersion, Refused, and an error for a stored status
 * that the chart does not know; then nothing is written.
 */
export async function advanceOrder(ports: Ports, advance: Advance): Promise<Order> {
  const at = ports.now();
  const { order, hasEffects, event } = await attempt(ports, advance, at).catch((error: unknown) => {
    if (!(error instanceof StaleVersion) || advance.found === undefined) throw error;
    const { found: _moved, ...again } = advance;
    return attempt(ports, again, at);
  });
  ports.changes.announce(order.id, order.version);
  ports.metrics.transitioned(event);
  if (hasEffects) ports.wakeOutbox();
  return order;
}

/** What an order is created with. */
export interface CreateOrder {
  readonly order: Omit<NewOrder, 'status' | 'chartHash' | 'at' | 'deadlineAt' | 'soldBy'>;
  readonly actor: Actor;
  /** The signed-in account that begins it, which has sold it from now on. */
  readonly userId?: string | null;
  readonly write?: (tx: Tx, order: Order) => Promise<void>;
  readonly request?: RequestKey | undefined;
  /** The reply that the request's key stores in the same transaction. */
  readonly reply?: (order: Order) => unknown;
}

/** Creates an order: the chart says in which status, and the first history row holds all its facts. */
export async function createOrder(ports: Ports, creation: CreateOrder): Promise<Order> {
  const at = ports.now();
  const input = { facts: creation.order.facts, actor: creation.actor };
  const [snapshot, actions] = initialTransition(orderMachine, input);
  if (snapshot.value === 'created') throw new Error(`The chart creates no order for ${creation.actor}`);
  const status = statusOf(snapshot);
  const facts: Facts = snapshot.context;
  const visited = statusesVisited(getInitialMicrosteps(orderMachine, input), null);
  const { order, hasEffects } = await ports.db.transaction(async (tx) => {
    const inserted = await insertOrder(tx, {
      ...creation.order,
      ...factColumns(facts),
      facts,
      flowType: facts.flowType,
      soldBy: creation.userId ?? null,
      status,
      chartHash,
      deadlineAt: deadlineAt(status, at),
      at,
    });
    await appendOrderEvent(tx, {
      orderId: inserted.id,
      seq: inserted.version,
      event: 'CREATE',
      factsPatch: facts,
      fromStatus: null,
      toStatus: status,
      visited,
      actor: creation.actor,
      userId: creation.userId ?? null,
      reason: null,
      forced: false,
      at,
      chartHash,
    });
    await creation.write?.(tx, inserted);
    const hasEffects = await enqueueEffects(tx, inserted, effectsOf(actions, facts), at);
    if (creation.request)
      await finishRequest(tx, creation.request, {
        status: 201,
        reply: creation.reply?.(inserted) ?? pendingReply,
      });
    return { order: inserted, hasEffects };
  });
  if (hasEffects) ports.wakeOutbox();
  return order;
}
