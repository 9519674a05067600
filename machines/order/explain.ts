import { deadlineOf, forceRowsOf, rowsOf } from './order.chart.ts';
import type { Row } from './chart-row.ts';
import { eventTypes } from './order.events.ts';
import type { Actor, EventType, OrderEvent } from './order.events.ts';
import { applyEvent } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { guards, guardsIn, holds, notNow, refusalOf } from './order.guards.ts';
import type { Condition } from './order.guards.ts';
import { phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import { actorNames } from './order.wording.ts';

export interface Explanation {
  /** Events that this actor may send now; what only the sent data can decide is taken for granted. */
  readonly allowed: readonly EventType[];
  /** Events that the status hears from this actor and that something stands in the way of, with the sentence why. */
  readonly refused: readonly { readonly event: EventType; readonly reason: string }[];
}

function stored(condition: Condition): boolean {
  return guardsIn(condition).every((name) => guards[name].kind !== 'input');
}

function failing(row: Row, facts: Facts, judged: (condition: Condition) => boolean, event?: OrderEvent) {
  return (row.when ?? []).find((condition) => judged(condition) && !holds(condition, facts, event));
}

/** Whether any row of the status is about this event, whatever stands in its way. */
export const accepts = (status: OrderStatus, event: EventType): boolean =>
  rowsOf(status).some((entry) => entry.event === event);

/** What an actor may do now, and for each thing refused the sentence why. */
export function explain(status: OrderStatus, facts: Facts, actor: Actor): Explanation {
  const allowed: EventType[] = [];
  const refused: { event: EventType; reason: string }[] = [];
  const heard = rowsOf(status).filter(({ row }) => row.by.includes(actor));
  for (const event of eventTypes) {
    const rows = heard.filter((entry) => entry.event === event);
    if (rows.length === 0) continue;
    const obstacles = rows.map(({ row }) => failing(row, facts, stored));
    const first = obstacles[0];
    if (obstacles.includes(undefined) || first === undefined) allowed.push(event);
    else refused.push({ event, reason: refusalOf(first) });
  }
  return { allowed, refused };
}

/** Why the chart does not take this event now, as a Polish sentence; null where it would. */
export function refusal(status: OrderStatus, facts: Facts, event: OrderEvent): string | null {
  if (event.type === 'FORCE') {
    return nextStatuses(status, facts).includes(event.to) && event.actor === 'admin' ? null : notNow;
  }
  const heard = rowsOf(status).filter((entry) => entry.event === event.type);
  const mine = heard.filter(({ row }) => row.by.includes(event.actor));
  if (heard.length > 0 && mine.length === 0) {
    const others = [...new Set(heard.flatMap(({ row }) => row.by))].map((actor) => actorNames[actor]);
    return `Tę czynność wykonuje ${others.join(' lub ')}.`;
  }
  const news = applyEvent(facts, event);
  const obstacles = mine.map(({ row }) => failing(row, news, () => true, event));
  if (mine.length > 0 && obstacles.includes(undefined)) return null;
  const first = obstacles[0];
  return first === undefined ? notNow : refusalOf(first);
}

/** The status that an event would enter first; null where the chart does not take it, or handles it without leaving. */
export function targetOf(status: OrderStatus, facts: Facts, event: OrderEvent): OrderStatus | null {
  const news = applyEvent(facts, event);
  const taken = rowsOf(status).find(
    ({ event: type, row }) =>
      type === event.type &&
      row.by.includes(event.actor) &&
      failing(row, news, () => true, event) === undefined,
  );
  return taken?.row.to ?? null;
}

/** The statuses that an administrator may force from here: the first one entered by each row whose kind of order fits. */
export function nextStatuses(status: OrderStatus, facts: Facts): readonly OrderStatus[] {
  if (phaseOf(status) === 'closed') return [];
  const open = forceRowsOf(status).filter((row) =>
    (row.when ?? []).every((condition) => holds(condition, facts)),
  );
  return [...new Set(open.map((row) => row.to))];
}

/** Whether the chart would take MOVE_TO_PREVIOUS now from this actor. */
export function moveToPreviousAllowed(status: OrderStatus, facts: Facts, actor: Actor): boolean {
  return explain(status, facts, actor).allowed.includes('MOVE_TO_PREVIOUS');
}

const dayMs = 86_400_000;

/** When the deadline of a status entered at `enteredAt` (epoch ms) passes; null where there is none. */
export function deadlineAt(status: OrderStatus, enteredAt: number): number | null {
  const deadline = deadlineOf(status);
  return deadline === null ? null : enteredAt + deadline.days * dayMs;
}
