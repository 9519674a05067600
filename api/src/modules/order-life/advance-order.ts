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
  newsBetween,
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
import { askWorld, asksForTask } from './enqueue-effects.ts';
import { columnsOfFacts } from './fact-columns.ts';
import { Refused, UnknownOrder } from '../../kernel/refusals.ts';
import { recordPlainly, unanswered, writeMove, type Judged, type Moved, type Writing } from './commit-transition.ts';

type WithoutActor<E> = E extends OrderEvent ? Omit<E, 'actor'> : never;

/** An event as a caller names it; who acts is said beside it. */
export type SentEvent = WithoutActor<OrderEvent>;

/** What is sent at an order, by whom, and what is written with it if the chart accepts. */
export interface Advance extends Writing {
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
function enteredBy(steps: readonly Step[], before: OrderStatus | null): OrderStatus[] {
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

function judge(order: Order, event: OrderEvent, advance: Advance, at: number): Judged {
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
  const passed = enteredBy(steps, order.status);
  const deadline = deadlineAfter(order, event, status, passed, at);
  return {
    changes: { ...columnsOfFacts(facts, order.facts), status, chartHash, deadlineAt: deadline },
    row: {
      event: event.type,
      factsPatch: newsBetween(order.facts, facts),
      fromStatus: order.status,
      toStatus: status,
      visited: passed,
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

function judgeFound(found: Order, advance: Advance, at: number): Judged {
  if (advance.expectedVersion !== undefined && advance.expectedVersion !== found.version) {
    throw new StaleVersion(found.id, advance.expectedVersion);
  }
  const sent = typeof advance.event === 'function' ? advance.event(found) : advance.event;
  return judge(found, { ...sent, actor: advance.actor } as OrderEvent, advance, at);
}

async function attempt(ports: Ports, advance: Advance, at: number): Promise<Moved> {
  const { found, answer } = advance;
  if (found !== undefined && answer?.notes === false && advance.write === undefined) {
    const judged = judgeFound(found.order, advance, at);
    if (!asksForTask(judged.effects)) return recordPlainly(ports, found, judged, answer, at);
  }
  return ports.db.transaction(async (tx) => {
    const order = found?.order ?? (await lockOrder(tx, advance.slug));
    if (order === null) throw new UnknownOrder();
    return writeMove(tx, order, judgeFound(order, advance, at), advance, at);
  });
}

/**
 * The one door through which an event moves an order: load, ask the chart, save status, facts, history, deadline,
 * tasks and outbox in one transaction. Throws UnknownOrder, StaleVersion, Refused, and an error for a stored status
 * that the chart does not know; then nothing is written.
 */
export async function advanceOrder(ports: Ports, advance: Advance): Promise<Order> {
  const at = ports.now();
  const { order, asked, event } = await attempt(ports, advance, at).catch((error: unknown) => {
    if (!(error instanceof StaleVersion) || advance.found === undefined) throw error;
    const { found: _moved, ...again } = advance;
    return attempt(ports, again, at);
  });
  ports.changes.announce(order.id, order.version);
  ports.metrics.moved(event);
  if (asked) ports.wakeOutbox();
  return order;
}

/** What an order begins with. */
export interface Beginning {
  readonly order: Omit<NewOrder, 'status' | 'chartHash' | 'at' | 'deadlineAt' | 'soldBy'>;
  readonly actor: Actor;
  /** The signed-in account that begins it, which has sold it from now on. */
  readonly userId?: string | null;
  readonly write?: (tx: Tx, order: Order) => Promise<void>;
  readonly request?: RequestKey | undefined;
  /** The reply that the request's key stores in the same transaction. */
  readonly reply?: (order: Order) => unknown;
}

/** Begins an order: the chart says in which status, and the first history row teaches all its facts. */
export async function beginOrder(ports: Ports, beginning: Beginning): Promise<Order> {
  const at = ports.now();
  const input = { facts: beginning.order.facts, actor: beginning.actor };
  const [snapshot, actions] = initialTransition(orderMachine, input);
  if (snapshot.value === 'created') throw new Error(`The chart begins no order for ${beginning.actor}`);
  const status = statusOf(snapshot);
  const facts: Facts = snapshot.context;
  const passed = enteredBy(getInitialMicrosteps(orderMachine, input), null);
  const { order, asked } = await ports.db.transaction(async (tx) => {
    const inserted = await insertOrder(tx, {
      ...beginning.order,
      ...columnsOfFacts(facts),
      facts,
      flowType: facts.flowType,
      soldBy: beginning.userId ?? null,
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
      visited: passed,
      actor: beginning.actor,
      userId: beginning.userId ?? null,
      reason: null,
      forced: false,
      at,
      chartHash,
    });
    await beginning.write?.(tx, inserted);
    const news = await askWorld(tx, inserted, effectsOf(actions, facts), at);
    if (beginning.request)
      await finishRequest(tx, beginning.request, {
        status: 201,
        reply: beginning.reply?.(inserted) ?? unanswered,
      });
    return { order: inserted, asked: news };
  });
  if (asked) ports.wakeOutbox();
  return order;
}
