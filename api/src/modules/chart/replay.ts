import {
  listEffectsOf,
  listOrderEvents,
  listUserNames,
  type ListedEffect,
  type StoredOrderEvent,
} from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import {
  conditionsTaken,
  effectTexts,
  isOrderStatus,
  isShown,
  salesmanAudience,
  screenOf,
  type Audience,
  type Facts,
  type OrderStatus,
} from '@app/machines/order';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { howOf } from '../order-life/record/how-moved.ts';
import { usualTimes } from './usual-times.ts';

type Step = ReplyOf<'getReplay'>['steps'][number];

/** More effects than an order has. */
const mostEffects = 1_000;

/** What an audience saw of an order with these facts; null where it has no screen, or the chart has the status no more. */
function titleFor(status: OrderStatus, facts: Facts, audience: Audience | null): string | null {
  if (audience === null || !isOrderStatus(status) || !isShown(status, facts, audience)) return null;
  return screenOf(status, facts, audience).title;
}

/** The effects of each row of the history, in the order in which they were queued. */
const effectsByRow = (effects: readonly ListedEffect[]): ReadonlyMap<string, readonly ListedEffect[]> =>
  Map.groupBy(effects.toReversed(), ({ key }) => key.split(':')[1] ?? '');

/** The facts after each event: the first one's are whole, each later one says what it changed. */
function factsAfter(events: readonly StoredOrderEvent[]): readonly Facts[] {
  const after: Facts[] = [];
  for (const { factsPatch } of events) after.push({ ...after.at(-1), ...factsPatch } as Facts);
  return after;
}

/** When the order had come into the status that each event leaves; null where it leaves none. */
function entriesBefore(events: readonly StoredOrderEvent[]): readonly (number | null)[] {
  let enteredAt: number | null = null;
  return events.map(({ visited, at }) => {
    const before = visited.length === 0 ? null : enteredAt;
    if (visited.length > 0) enteredAt = at;
    return before;
  });
}

/** What an order has lived through, step by step. */
export const getReplay: Query<'getReplay'> = async (request) => {
  const { db, now } = request.ports;
  const { order } = await findOrder(request);
  const [events, effects, usual] = await Promise.all([
    listOrderEvents(db, order.id),
    listEffectsOf(db, order.id, mostEffects),
    usualTimes(db, order.financingType, now()),
  ]);
  const names = await listUserNames(
    db,
    events.flatMap(({ userId }) => userId ?? []),
  );
  const queued = effectsByRow(effects);
  const facts = factsAfter(events);
  const entered = entriesBefore(events);
  const salesman = salesmanAudience(order);
  const steps = events.map((event, at): Step => {
    const { fromStatus, toStatus, visited, userId } = event;
    const known = facts[at] ?? order.facts;
    const since = entered[at] ?? null;
    return {
      ...{ seq: event.seq, at: momentToWire(event.at), event: event.event, actor: event.actor },
      by: userId === null ? null : (names.get(userId) ?? null),
      ...{ how: howOf(event), reason: event.reason },
      ...{ from: fromStatus, passed: visited.slice(0, -1), to: toStatus },
      conditions: conditionsTaken(event)?.map(String) ?? null,
      client: titleFor(toStatus, known, 'client'),
      salesman: titleFor(toStatus, known, salesman),
      effects: (queued.get(String(event.seq)) ?? []).map(({ effect, createdAt, doneAt, attempts }) => ({
        name: effectTexts[effect].name,
        ...{ queued_at: momentToWire(createdAt), done_at: momentOrNull(doneAt), attempts },
      })),
      ms_in_previous: since === null ? null : event.at - since,
      usual_ms: since === null || fromStatus === null ? null : usual(fromStatus),
    };
  });
  return {
    ...{ slug: order.slug, siemens_id: order.number, financing_type: order.financingType },
    steps,
  };
};
