import type { OrderFixture, FixtureEvent } from '@app/db/bulk';
import { chartHash, diffFacts, type Actor, type Facts, type OrderStatus } from '@app/machines/order';
import { orderMachine, restore, statusOf } from '@app/machines/order/chart';
import { acceptedEvents, stateKey, orderChart, startingOrders } from '@app/machines/testing';
import { getInitialMicrosteps, getMicrosteps, initialTransition, transition } from 'xstate';

type Steps = readonly (readonly [{ readonly value: unknown }, ...(readonly unknown[])])[];

const visitedIn = (steps: Steps, before: OrderStatus | null): OrderStatus[] =>
  steps
    .filter(([{ value }]) => value !== 'created')
    .map(([snapshot]) => statusOf(snapshot))
    .filter((status, at, all) => status !== (at === 0 ? before : all[at - 1]));

const rowOf = (
  event: string,
  actor: Actor,
  moved: Pick<FixtureEvent, 'factsPatch' | 'fromStatus' | 'toStatus' | 'visited'>,
): FixtureEvent => ({ event: event as FixtureEvent['event'], actor, ...moved, chartHash });

/** Larger payments, a guarantor and a missing calculation change nothing in a list, so no fixture has them. */
const someInitialPayment = 10_000_00;

/** How many fixtures are kept that end in one status of one channel and financing type. */
const alike = 2;

/**
 * Orders with the histories that the chart gives them, searched breadth first from every starting order: at least one
 * in every status in which an order may rest, the shortest history first.
 */
export function chartFixtures(): readonly OrderFixture[] {
  const seen = new Set<string>();
  const ends = new Map<string, number>();
  const queue: OrderFixture[] = [];
  const kept: OrderFixture[] = [];
  const arrive = (fixture: OrderFixture) => {
    const key = stateKey(fixture);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(fixture);
    const end = [fixture.status, fixture.facts.salesChannel, fixture.facts.financingType].join();
    const many = ends.get(end) ?? 0;
    if (many < alike) kept.push(fixture);
    ends.set(end, many + 1);
  };
  for (const { facts, actor } of startingOrders()) {
    if (facts.guarantee || !facts.calculated || facts.initialPayment > someInitialPayment) continue;
    const input = { facts, actor };
    const [snapshot] = initialTransition(orderMachine, input);
    const status = statusOf(snapshot);
    const visited = visitedIn(getInitialMicrosteps(orderMachine, input), null);
    const factsPatch = snapshot.context;
    const row = rowOf('CREATE', actor, {
      factsPatch,
      fromStatus: null,
      toStatus: status,
      visited,
    });
    arrive({ status, facts: factsPatch, events: [row] });
  }
  for (const before of queue) {
    for (const event of acceptedEvents(orderChart, before)) {
      const snapshot = restore(before.status, before.facts);
      if (!snapshot.can(event)) continue;
      const [next] = transition(orderMachine, snapshot, event);
      const facts: Facts = next.context;
      const status = statusOf(next);
      const visited = visitedIn(getMicrosteps(orderMachine, snapshot, event), before.status);
      const factsPatch = diffFacts(before.facts, facts);
      const row = rowOf(event.type, event.actor, {
        factsPatch,
        fromStatus: before.status,
        toStatus: status,
        visited,
      });
      arrive({ status, facts, events: [...before.events, row] });
    }
  }
  return kept.sort((one, other) => one.events.length - other.events.length);
}
