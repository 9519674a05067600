import { deadlineTransitions } from './deadline.ts';
import { isEffectName } from './order.effects.ts';
import type { Effect, TaskType } from './order.effects.ts';
import { isActor } from './order.events.ts';
import type { Actor, EventType, OrderEvent } from './order.events.ts';
import type { Facts } from './order.facts.ts';
import { holds, isAboutOrder } from './order.guards.ts';
import type { Condition } from './order.guards.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { EffectAction, Handlers, StateConfig, Transition } from './phase-config.ts';
import { termsOf, when, whenTo } from './when.ts';
import type { Guard } from './when.ts';

/** A transition with what its guard and its target say. Each status has edge objects of its own, inherited ones too. */
export interface Edge {
  /** The state on which it is written, the event and the guard, which the history keeps: 'live.CANCEL(admin)', 'qes_selected.ALWAYS'. */
  readonly id: string;
  readonly event: EventType | 'ALWAYS';
  readonly guard: Guard | undefined;
  /** The actors that may send its event; empty where it needs none. */
  readonly actors: readonly Actor[];
  readonly conditions: readonly Condition[];
  /** Null where the event is handled without leaving the status. */
  readonly target: OrderStatus | null;
  readonly actions: readonly EffectAction[];
  /** Of a move whose event names its target: what the order lacks of what its target requires. */
  readonly missing?: (facts: Facts) => readonly Condition[];
}

const namesActors = (term: string): boolean => term.split(' | ').every(isActor);

const namesTarget = (term: string): boolean => term.startsWith('to ');

/** A guard's conditions on the order and the event, without its actors and its target. */
export const conditionsOf = (guard: Guard | undefined): readonly Condition[] =>
  termsOf(guard).filter((term): term is Condition => !namesActors(term) && !namesTarget(term));

const actorsOf = (guard: Guard | undefined): readonly Actor[] =>
  termsOf(guard)
    .filter(namesActors)
    .flatMap((term) => term.split(' | '))
    .filter(isActor);

const idOf = (state: string, event: Edge['event'], guard: Guard | undefined): string =>
  `${state}.${event}${guard === undefined ? '' : `(${guard})`}`;

function edgesOf(state: string, event: Edge['event'], transitions: readonly Transition[]): readonly Edge[] {
  return transitions.map(({ guard, target, actions = [] }) => ({
    id: idOf(state, event, guard),
    event,
    guard,
    actors: actorsOf(guard),
    conditions: conditionsOf(guard),
    target: target === undefined ? null : (target.slice(1) as OrderStatus),
    actions,
  }));
}

/** The edges that stand on a state itself, those of its deadline and its reminder among them. */
export function ownEdges(name: string, { on = {}, meta }: StateConfig): readonly Edge[] {
  const { deadline, reminder } = meta ?? {};
  const handlers: Handlers = {
    ...on,
    ...(deadline && {
      DEADLINE_PASSED: [...(on.DEADLINE_PASSED ?? []), ...deadlineTransitions(deadline)],
    }),
    ...(reminder && {
      REMINDER_DUE: [{ guard: when('system', ...conditionsOf(reminder.when)), actions: ['sendReminder'] }],
    }),
  };
  return Object.entries(handlers).flatMap(([event, transitions]) =>
    edgesOf(name, event as EventType, transitions),
  );
}

/** The edges that a state takes without an event, as soon as it is entered. */
export const ownAlways = (name: string, { always = [] }: StateConfig): readonly Edge[] =>
  edgesOf(name, 'ALWAYS', always);

/** An effect that actions name, of those orders for which the conditions hold when they rest. */
export interface RequestedEffect extends Effect {
  readonly conditions: readonly Condition[];
}

type Action = string | { readonly type: string; readonly params?: unknown };

/** The effects among actions, as they are written or as XState returns them. */
export function effectsIn(actions: readonly Action[]): readonly RequestedEffect[] {
  return actions.flatMap((action) => {
    const { type, params } = typeof action === 'string' ? { type: action } : action;
    if (!isEffectName(type)) return [];
    const { when: guard, task } = (params ?? {}) as { readonly when?: Guard; readonly task?: TaskType };
    return [{ name: type, data: task === undefined ? {} : { task }, conditions: conditionsOf(guard) }];
  });
}

/** Whether an action makes a refund of what is held: it is judged where it stands, for nothing is held afterwards. */
export const owesHeld = (action: Action, facts: Facts): boolean =>
  effectsIn([action]).some(
    ({ name, conditions }) =>
      name === 'oweRefund' && conditions.every((condition) => holds(condition, facts)),
  );

/** An event that names no actor is taken from nobody; what needs no event may name none. */
const mayBeCausedBy = ({ event, actors }: Edge, actor: Actor | undefined): boolean =>
  (event === 'ALWAYS' && actors.length === 0) || (actor !== undefined && actors.includes(actor));

/** Whether an edge is taken by this actor in an order of these facts, those that the event leaves and those before it. */
export function admits(
  edge: Edge,
  facts: Facts,
  actor: Actor | undefined,
  event?: OrderEvent,
  before = facts,
): boolean {
  if (!mayBeCausedBy(edge, actor)) return false;
  const isNamed = edge.event === 'FORCE' || edge.event === 'SEND_BACK';
  if (isNamed && !(event !== undefined && 'to' in event && event.to === edge.target)) return false;
  return (
    edge.conditions.every((condition) => holds(condition, facts, event, before)) &&
    (edge.missing?.(facts) ?? []).length === 0
  );
}

const notForced: readonly string[] = ['MOVE_TO_PREVIOUS', 'CANCEL', 'DEADLINE_PASSED', 'SEND_BACK'];

/**
 * An administrator may force whatever these edges lead to, under the conditions about the order that they have, if the
 * order has what the target requires.
 */
export function forcedBy(
  status: OrderStatus,
  edges: readonly Edge[],
  missing: (target: OrderStatus, facts: Facts) => readonly Condition[],
): readonly Edge[] {
  const forced = edges
    .filter(({ event }) => !notForced.includes(event))
    .flatMap(({ conditions, target }) => {
      if (target === null) return [];
      const kept = conditions.filter(isAboutOrder);
      const guard = whenTo(target, 'admin', ...kept);
      const lacks = (facts: Facts) => missing(target, facts);
      return [[guard, { guard, conditions: kept, target, missing: lacks }] as const];
    });
  return [...new Map(forced).values()].map((each) => ({
    ...each,
    id: idOf(status, 'FORCE', each.guard),
    event: 'FORCE',
    actors: ['admin'],
    actions: [],
  }));
}
