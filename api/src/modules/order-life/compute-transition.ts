import type { Order, OrderChanges, StoredOrderEvent } from '@app/db';
import {
  chartHash,
  deadlineAt,
  explain,
  diffFacts,
  guaranteesOnline,
  notGuaranteedOnline,
  onlineGuaranteePolicy,
  refusal,
  reminderAt,
  waitOf,
  type Actor,
  type Effect,
  type Facts,
  type OrderEvent,
  type OrderStatus,
} from '@app/machines/order';
import { edgesTaken, effectsOf, orderMachine, restore, statusOf } from '@app/machines/order/chart';
import { getInitialMicrosteps, getMicrosteps, initialTransition } from 'xstate';
import type { Settings } from '../../kernel/env.ts';
import { Refused } from '../../kernel/refusals.ts';
import { factColumns } from './fact-columns.ts';

/** What the chart makes of an event; nothing of it is written yet. */
export interface TransitionResult {
  readonly changes: OrderChanges & { readonly status: OrderStatus };
  readonly row: Omit<StoredOrderEvent, 'orderId' | 'seq'>;
  readonly effects: readonly Effect[];
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
  after: { readonly status: OrderStatus; readonly facts: Facts },
  visited: readonly OrderStatus[],
  at: number,
): number | null {
  if (visited.length > 0) return deadlineAt(after.status, after.facts, at);
  return event.type === 'DEADLINE_PASSED' ? null : order.deadlineAt;
}

/** When to remind next: anew in a status entered now, so many days after a reminder, never at the deadline or later. */
function reminderAfter(
  order: Order,
  event: OrderEvent,
  after: { readonly status: OrderStatus; readonly facts: Facts },
  visited: readonly OrderStatus[],
  at: number,
): number | null {
  if (visited.length === 0 && event.type !== 'REMINDER_DUE') return order.reminderAt;
  const next = reminderAt(after.status, after.facts, at);
  if (visited.length > 0 || next === null) return next;
  return order.deadlineAt === null || next >= order.deadlineAt ? null : next;
}

/** The bank's address is void once the bank is not waited for, whatever has ended the waiting. */
const linkAfter = (
  order: Order,
  after: { readonly status: OrderStatus; readonly facts: Facts },
): OrderChanges =>
  order.redirectUrl !== null && waitOf(order) === 'bank' && waitOf(after) !== 'bank'
    ? { redirectUrl: null }
    : {};

/** Who sends an event, and why: in words, and by the reason of the list with which they begin. */
export interface Sender {
  readonly userId?: string | null;
  readonly reason?: string | null;
  readonly reasonCode?: string | null;
}

/** What the chart makes of an event at `at` (epoch ms). Throws Refused where it, or the policy of where we run, does not accept it. */
export function computeTransition(
  order: Order,
  event: OrderEvent,
  { userId = null, reason = null, reasonCode = null, mode }: Sender & Pick<Settings, 'mode'>,
  at: number,
): TransitionResult {
  const refused = (why: string): Refused =>
    new Refused(order.status, why, explain(order.status, order.facts, event.actor).allowed);
  const snapshot = restore(order.status, order.facts);
  if (!snapshot.can(event))
    throw refused(
      refusal(order.status, order.facts, event) ?? 'W tym statusie nie można wykonać tej czynności.',
    );
  const steps = getMicrosteps(orderMachine, snapshot, event);
  const next = steps.at(-1)?.[0] ?? snapshot;
  const actions = steps.flatMap(([, asked]) => asked);
  const status = statusOf(next);
  const facts: Facts = next.context;
  const visited = statusesVisited(steps, order.status);
  // What the system tells has happened already: it is never refused.
  const isOwnMove = event.actor !== 'system' && visited.length > 0;
  if (
    isOwnMove &&
    !onlineGuaranteePolicy[mode === 'demo' ? 'demo' : 'production'] &&
    guaranteesOnline(status, facts)
  )
    throw refused(notGuaranteedOnline);
  const deadline = deadlineAfter(order, event, { status, facts }, visited, at);
  const reminder = reminderAfter(order, event, { status, facts }, visited, at);
  return {
    changes: {
      ...factColumns(facts, order.facts),
      ...linkAfter(order, { status, facts }),
      status,
      chartHash,
      deadlineAt: deadline,
      ...(reminder === order.reminderAt ? {} : { reminderAt: reminder }),
    },
    row: {
      event: event.type,
      factsPatch: diffFacts(order.facts, facts),
      fromStatus: order.status,
      toStatus: status,
      visited,
      edges: edgesTaken(actions),
      actor: event.actor,
      userId,
      reason: event.type === 'FORCE' ? event.reason : reason,
      reasonCode,
      forced: event.type === 'FORCE',
      at,
      chartHash,
    },
    effects: effectsOf(actions, facts),
  };
}

/** Where the chart lets an order begin that this actor creates with these facts. */
export function computeCreation(facts: Facts, actor: Actor) {
  const input = { facts, actor };
  const [snapshot, actions] = initialTransition(orderMachine, input);
  if (snapshot.value === 'created') throw new Error(`The chart creates no order for ${actor}`);
  const after: Facts = snapshot.context;
  return {
    status: statusOf(snapshot),
    facts: after,
    visited: statusesVisited(getInitialMicrosteps(orderMachine, input), null),
    edges: edgesTaken(actions),
    effects: effectsOf(actions, after),
  };
}
