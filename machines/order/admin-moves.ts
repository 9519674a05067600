import type { Edge } from './edge.ts';
import { forcedOf, transitionsOf } from './order.chart.ts';
import { explain } from './explain.ts';
import { eventTypes } from './order.events.ts';
import type { Actor, EventType } from './order.events.ts';
import { applyEvent } from './apply-event.ts';
import type { Facts } from './order.facts.ts';
import { guards, guardsIn, holds, isAboutOrder, refusalOf } from './order.guards.ts';
import type { Condition } from './order.guards.ts';
import { isTransient, orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import { actorNames } from './order.wording.ts';

interface Resting {
  readonly status: OrderStatus;
  readonly facts: Facts;
}

/** Evidence that an order lacks, with who can bring it and what an administrator may record in its place. */
export interface Lack {
  readonly sentence: string;
  readonly who: string | null;
  readonly record: 'RECORD_IDENTITY' | 'RECORD_PAYMENT' | 'RECORD_SIGNATURE' | null;
}

/** A status to which an administrator can bring an order from where it rests. */
export interface AdminMove {
  readonly to: OrderStatus;
  /** The administrator's own event that leads there; null where only another's does, or force. */
  readonly event: EventType | null;
  /** Whose events lead there, in Polish; none where the administrator's own does. */
  readonly waitsFor: readonly string[];
  /** Whether it may be forced once nothing lacks. */
  readonly forcible: boolean;
  readonly lacks: readonly Lack[];
}

/** An administrator's event that is not possible now. */
export interface Locked {
  readonly event: EventType;
  /** What stands in its way here; null where this status does not know it. */
  readonly sentence: string | null;
  /** Where orders of this kind accept it, if not here. */
  readonly opensIn: readonly OrderStatus[];
}

/** Whose news an event of the system is. */
const newsOf: readonly (readonly [RegExp, string])[] = [
  [/^(IDENTITY_CONFIRMED|SIGNER_|SIGNATURE_|SIGNED_)/u, 'dostawca podpisu'],
  [/^(TEST_PAYMENT_|OPEN_BANK)/u, 'bank'],
  [/^PAYMENT_/u, 'dostawca płatności'],
  [/^DECISION_/u, 'silnik decyzyjny'],
  [/^AGREEMENT_VERIFIED/u, 'finansujący'],
];

const waitedFor = (event: string, actor: Actor): string =>
  actor === 'system'
    ? (newsOf.find(([names]) => names.test(event))?.[1] ?? actorNames.system)
    : actorNames[actor];

const recordOf = {
  identityVerified: 'RECORD_IDENTITY',
  paid: 'RECORD_PAYMENT',
  signed: 'RECORD_SIGNATURE',
  signedAgreementStored: 'RECORD_SIGNATURE',
} as const;

/** What an order lacks, as a desk says it. */
function lackIn(condition: Condition, facts: Facts): Lack {
  const [name] = guardsIn(condition);
  const guard = name === undefined ? undefined : guards[name];
  return {
    sentence: refusalOf(condition, facts),
    who: guard !== undefined && 'suppliers' in guard ? guard.suppliers : null,
    record:
      name !== undefined && Object.hasOwn(recordOf, name) ? recordOf[name as keyof typeof recordOf] : null,
  };
}

/** Evidence that somebody can still bring: what must not have happened is no lack, nor is what nobody supplies. */
const isAwaited = (condition: Condition): boolean =>
  !condition.startsWith('!') && guardsIn(condition).some((name) => 'suppliers' in guards[name]);

/** The facts as a forced move leaves them. */
const forcedFacts = (to: OrderStatus, facts: Facts): Facts =>
  applyEvent(facts, { type: 'FORCE', actor: 'admin', to, reason: '–' });

const isVoid = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions.some(
    (condition) => isAboutOrder(condition) && !isAwaited(condition) && !holds(condition, facts),
  );

function lacking(edge: Edge | undefined, before: Facts): readonly Condition[] {
  if (edge === undefined || edge.target === null) return [];
  const facts = forcedFacts(edge.target, before);
  const open = edge.conditions.filter((condition) => isAboutOrder(condition) && !holds(condition, facts));
  return [...new Set([...open, ...(edge.missing?.(facts) ?? [])])];
}

const isRecord = (event: string): boolean => event.startsWith('RECORD_');

/** Moves with dialogs of their own: they are not named among the statuses that follow. */
const asked: readonly EventType[] = ['CANCEL', 'SEND_BACK', 'MOVE_TO_PREVIOUS', 'DEADLINE_PASSED'];

const kindHolds = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions
    .filter((condition) => guardsIn(condition).every((name) => guards[name].kind === 'order'))
    .every((condition) => holds(condition, facts));

const storedHolds = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions
    .filter((condition) => guardsIn(condition).every((name) => guards[name].kind !== 'input'))
    .every((condition) => holds(condition, facts));

/** Where an order may go on to from here: the administrator's own events first, then what others bring or force does. */
export function adminMoves(
  { status, facts }: Resting,
  canSend: (event: EventType) => boolean,
): readonly AdminMove[] {
  const edges = transitionsOf(status).filter(
    ({ event, target, conditions }) =>
      target !== null &&
      !asked.includes(event as EventType) &&
      kindHolds(conditions, facts) &&
      !isVoid(conditions, facts),
  );
  const open = edges.filter(({ conditions }) => storedHolds(conditions, facts));
  const own = new Map<OrderStatus, EventType>();
  // What is recorded by hand comes after the event for which the provider's own evidence is there.
  const byHandLast = open.toSorted(
    (one, other) => Number(isRecord(one.event)) - Number(isRecord(other.event)),
  );
  for (const { event, target, actors } of byHandLast)
    if (target !== null && actors.includes('admin') && canSend(event as EventType) && !own.has(target))
      own.set(target, event as EventType);
  const forced = new Map(
    forcedOf(status)
      .filter(
        ({ conditions, target }) =>
          target !== null && kindHolds(conditions, facts) && !isVoid(conditions, forcedFacts(target, facts)),
      )
      .flatMap((edge) => (edge.target === null ? [] : [[edge.target, edge] as const])),
  );
  const targets = new Set([...own.keys(), ...open.flatMap(({ target }) => target ?? []), ...forced.keys()]);
  return [...targets].map((to) => {
    const others = edges.filter(({ target }) => target === to);
    const waitsFor = others.flatMap(({ event, actors }) => actors.map((actor) => waitedFor(event, actor)));
    return {
      to,
      event: own.get(to) ?? null,
      waitsFor: own.has(to) ? [] : [...new Set(waitsFor)],
      forcible: !own.has(to) && forced.has(to),
      lacks: own.has(to) ? [] : lacking(forced.get(to), facts).map((each) => lackIn(each, facts)),
    };
  });
}

/** Whether an order of this kind could accept the event there: what kind of order it is decides, not what has happened. */
function opensIn(event: EventType, { status, facts }: Resting): readonly OrderStatus[] {
  return orderStatuses.filter(
    (other) =>
      other !== status &&
      !isTransient(other) &&
      transitionsOf(other).some(
        (edge) => edge.event === event && edge.actors.includes('admin') && kindHolds(edge.conditions, facts),
      ),
  );
}

/** An administrator's events that are not possible now, each with why or with where it is. */
export function lockedEvents(order: Resting, canSend: (event: EventType) => boolean): readonly Locked[] {
  const { allowed, refused } = explain(order.status, order.facts, 'admin');
  return eventTypes
    .filter((event) => canSend(event) && event !== 'FORCE' && !allowed.includes(event))
    .flatMap((event): Locked[] => {
      const here = refused.find((each) => each.event === event);
      if (here !== undefined) return [{ event, sentence: here.reason, opensIn: [] }];
      const elsewhere = opensIn(event, order);
      return elsewhere.length === 0 ? [] : [{ event, sentence: null, opensIn: elsewhere }];
    });
}
