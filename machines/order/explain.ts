import { admits, conditionsOf } from './edge.ts';
import type { Edge } from './edge.ts';
import { afterWarsawDays } from '../rules/index.ts';
import { deadlinesOf, forcedOf, reminderOf, requiresOf, transitionsOf } from './order.chart.ts';
import { eventTypes } from './order.events.ts';
import type { Actor, EventType, OrderEvent } from './order.events.ts';
import { applyEvent } from './apply-event.ts';
import { isProven, missingPayment } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { guards, guardsIn, holds, lackOf, notNow, refusalOf } from './order.guards.ts';
import type { Condition } from './order.guards.ts';
import { orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import { actorNames } from './order.wording.ts';
import type { Deadline } from './phase-config.ts';

export interface Explanation {
  /** Events that this actor may send now; what only the sent data can decide is taken for granted. */
  readonly allowed: readonly EventType[];
  /** Events that the status accepts from this actor and that something stands in the way of, with the sentence why. */
  readonly refused: readonly { readonly event: EventType; readonly reason: string }[];
}

/** Whether what is stored decides a condition, not what is sent. */
export const isStored = (condition: Condition): boolean =>
  guardsIn(condition).every((name) => guards[name].kind !== 'input');

/** What stands in the way of an edge: the first of the asked conditions that does not hold. */
function obstacle(
  { conditions }: Edge,
  facts: Facts,
  asked: (condition: Condition) => boolean,
  event?: OrderEvent,
  before = facts,
) {
  return conditions.find((condition) => asked(condition) && !holds(condition, facts, event, before));
}

/** The facts that an event may leave which brings money of its own: what it brings is taken for granted. */
const brought = (facts: Facts, event: EventType): Facts => {
  if (event === 'RECORD_PAYMENT')
    return { ...facts, moneyHeld: (facts.moneyHeld ?? 0) + missingPayment(facts) };
  return event === 'UPLOAD_ATTACHMENTS' ? { ...facts, signedAgreementStored: true } : facts;
};

/** Whether the status has a transition for this event, whatever stands in its way. */
export const accepts = (status: OrderStatus, event: EventType): boolean =>
  transitionsOf(status).some((edge) => edge.event === event);

/** What an actor may do now, and for each thing refused the sentence why. */
export function explain(status: OrderStatus, facts: Facts, actor: Actor): Explanation {
  const allowed: EventType[] = [];
  const refused: { event: EventType; reason: string }[] = [];
  const own = transitionsOf(status).filter(({ actors }) => actors.includes(actor));
  for (const event of eventTypes) {
    const edges = own.filter((edge) => edge.event === event);
    if (edges.length === 0) continue;
    const obstacles = edges.map((edge) => obstacle(edge, brought(facts, event), isStored, undefined, facts));
    const first = obstacles[0];
    if (obstacles.includes(undefined) || first === undefined) allowed.push(event);
    else refused.push({ event, reason: refusalOf(first, facts) });
  }
  return { allowed, refused };
}

/** Why the chart does not accept this event now, as a Polish sentence; null where it would. */
export function refusal(status: OrderStatus, facts: Facts, event: OrderEvent): string | null {
  if (event.type === 'FORCE') return refusalOfForce(status, facts, event);
  if (event.type === 'SEND_BACK') return refusalOfSendBack(status, facts, event);
  const edges = transitionsOf(status).filter((edge) => edge.event === event.type);
  const own = edges.filter(({ actors }) => actors.includes(event.actor));
  if (edges.length > 0 && own.length === 0) {
    const others = [...new Set(edges.flatMap(({ actors }) => actors))].map((actor) => actorNames[actor]);
    return `Tę czynność wykonuje ${others.join(' lub ')}.`;
  }
  const after = applyEvent(facts, event);
  const obstacles = own.map((edge) => obstacle(edge, after, () => true, event, facts));
  if (own.length > 0 && obstacles.includes(undefined)) return null;
  const first = obstacles[0];
  return first === undefined ? notNow : refusalOf(first, after);
}

/** Why a move cannot be forced: it leads nowhere from here, or the order lacks what its target requires. */
function refusalOfForce(
  status: OrderStatus,
  facts: Facts,
  event: Extract<OrderEvent, { type: 'FORCE' }>,
): string | null {
  const after = applyEvent(facts, event);
  const lacks = ({ conditions }: Edge) =>
    conditions.filter((condition) => !holds(condition, after, event, facts));
  const [first] = forcedOf(status)
    .filter((edge) => edge.target === event.to && lacks(edge).every((condition) => condition === 'covered'))
    .toSorted((one, other) => lacks(one).length - lacks(other).length);
  if (event.actor !== 'admin' || first === undefined) return notNow;
  const required = first.missing?.(after) ?? [];
  const missing = required.length > 0 ? required : lacks(first);
  return missing.length === 0
    ? null
    : `Tego statusu nie można wymusić. ${missing.map((each) => lackOf(each, after)).join(' ')}`;
}

/** Why an order is not sent back: it is paid, signed or has money to look at, or it did not rest there on its path. */
function refusalOfSendBack(
  status: OrderStatus,
  facts: Facts,
  event: Extract<OrderEvent, { type: 'SEND_BACK' }>,
): string | null {
  const edges = transitionsOf(status).filter((edge) => edge.event === 'SEND_BACK');
  if (edges.some((edge) => admits(edge, facts, event.actor, event))) return null;
  const [first] = edges.flatMap((edge) => obstacle(edge, facts, isStored) ?? []);
  return edges.length === 0 || event.actor !== 'admin' ? notNow : refusalOf(first ?? 'restedIn', facts);
}

/** The status that an event would enter first; null where the chart does not accept it, or handles it without leaving. */
export function targetOf(status: OrderStatus, facts: Facts, event: OrderEvent): OrderStatus | null {
  const after = applyEvent(facts, event);
  const matched = transitionsOf(status).find(
    (edge) => edge.event === event.type && admits(edge, after, event.actor, event, facts),
  );
  return matched?.target ?? null;
}

/**
 * The first of the named events that the chart accepts now from this actor; what only the sent data can decide is taken
 * for granted. Null where it accepts none of them.
 */
export function eventFor<Name extends EventType>(
  { status, facts }: { readonly status: OrderStatus; readonly facts: Facts },
  actor: Actor,
  names: readonly Name[],
): Name | null {
  const { allowed } = explain(status, facts, actor);
  return names.find((name) => allowed.includes(name)) ?? null;
}

/**
 * The statuses to which the named events lead from anywhere when this actor sends them, each with its event; of several
 * the first.
 */
export function eventsByTarget<Name extends EventType>(
  actor: Actor,
  names: readonly Name[],
): ReadonlyMap<OrderStatus, Name> {
  const found = new Map<OrderStatus, Name>();
  const edges = orderStatuses.flatMap(transitionsOf).filter(({ actors }) => actors.includes(actor));
  for (const name of names)
    for (const { event, target } of edges)
      if (event === name && target !== null && !found.has(target)) found.set(target, name);
  return found;
}

/** The statuses that an administrator may force from here: those that the order's own exits lead to. */
export function nextStatuses(status: OrderStatus, facts: Facts): readonly OrderStatus[] {
  const targets = new Set(forcedOf(status).flatMap(({ target }) => target ?? []));
  return [...targets].filter(
    (to) => refusalOfForce(status, facts, { type: 'FORCE', actor: 'admin', to, reason: '' }) === null,
  );
}

/** What events prove and a resting order of the status has to have, as far as it lacks it. */
export const lacksOf = (status: OrderStatus, facts: Facts): readonly Condition[] =>
  requiresOf(status).filter(
    (condition) => guardsIn(condition).some((name) => isProven(name)) && !holds(condition, facts),
  );

/** The deadline of an order that rests in a status; null where it may rest for good. */
export const deadlineOf = (status: OrderStatus, facts: Facts): Deadline | null =>
  deadlinesOf(status).find(({ when }) => when === undefined || holds(when, facts)) ?? null;

/** When the deadline of a status entered at `enteredAt` (epoch ms) passes, in days of Poland; null where there is none. */
export function deadlineAt(status: OrderStatus, facts: Facts, enteredAt: number): number | null {
  const deadline = deadlineOf(status, facts);
  return deadline === null ? null : afterWarsawDays(enteredAt, deadline.days);
}

/** When whoever is waited for in a status is reminded for the first time, or anew, counted from `at` (epoch ms); null where nobody is. */
export function reminderAt(status: OrderStatus, facts: Facts, at: number): number | null {
  const reminder = reminderOf(status);
  const isDue =
    reminder !== null && conditionsOf(reminder.when).every((condition) => holds(condition, facts));
  return isDue ? afterWarsawDays(at, reminder.days) : null;
}
