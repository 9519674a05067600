import { initialTransition, transition } from 'xstate';
import { actors, applyEvent, eventTypes, phaseOf } from '../order/index.ts';
import type { Effect, OrderEvent, OrderStatus } from '../order/index.ts';
import { admits } from '../order/edge.ts';
import type { Edge } from '../order/edge.ts';
import type { Chart } from '../order/order.chart.ts';
import { edgesTaken, effectsOf, machineOf, restore, statusOf } from '../order/order.machine.ts';
import { pathInto } from '../order/send-back.ts';
import { matchedTransition, outcomeOf, transitionsFor } from './chart-oracle.ts';
import type { Outcome, Reached } from './chart-oracle.ts';
import { sampleEvents } from './sample-events.ts';
import { startingOrders } from './starting-orders.ts';
import type { Start } from './starting-orders.ts';

export interface Step {
  readonly before: Reached;
  readonly event: OrderEvent;
  readonly after: Reached;
  readonly effects: readonly Effect[];
  /** The ids of the edges that the machine says it took. */
  readonly edges: readonly string[];
  /** What the chart's data says of this step. */
  readonly expected: Outcome;
}

export interface Walk {
  readonly reached: readonly Reached[];
  readonly steps: readonly Step[];
  /** Edges of the chart that were taken, eventless ones included. */
  readonly edges: ReadonlySet<Edge>;
  /** Statuses that were entered, transient ones included. */
  readonly entered: ReadonlySet<OrderStatus>;
}

/** Facts that some later guard still reads, and those that the laws speak of: two orders alike in these live on alike. */
export function stateKey({ status, facts }: Reached): string {
  const { salesChannel, financingType, flowType, initialPayment, guarantee, method, stage } = facts;
  const { paid, signed, signedAgreementStored, identityVerified } = facts;
  const phase = phaseOf(status);
  if (phase === 'closed') return [status, paid, signed, identityVerified, initialPayment].join();
  const offering = phase === 'offer' || phase === 'signingMethod';
  return [
    ...[status, salesChannel, financingType, flowType, initialPayment, guarantee, method, stage],
    ...[paid, signed, signedAgreementStored, identityVerified, facts.moneyHeld],
    offering && [facts.companyKnown, facts.remote],
    status === 'update_order_with_items' && [facts.itemsEditable, facts.calculated],
    (status === 'renew' || status === 'agreement_resent') && facts.renewal,
    status === 'leasing_decision_ok' && facts.agreementPrepared,
    phase === 'verification' && [facts.bankUnanswered, facts.bankNews],
    !paid && [facts.paymentUnanswered, facts.paymentCame],
    salesChannel === 'pos' && facts.cashPaymentAllowed,
  ].join();
}

/** The events worth trying in a state: each that its status accepts, from every actor, with every payload that matters. */
export function acceptedEvents(chart: Chart, { status, facts }: Reached): readonly OrderEvent[] {
  const accepted = new Set<string>(chart.transitionsOf(status).map(({ event }) => event));
  return (
    eventTypes
      // Nobody is asked to pay before the agreement is drawn.
      .filter((type) => accepted.has(type) && (type !== 'PAYMENT_COMPLETED' || facts.agreementPrepared))
      .flatMap((type) => actors.flatMap((actor) => sampleEvents(type, actor, facts)))
  );
}

/** The moves that an administrator may try to force in a state. */
export function forcedMoves(chart: Chart, { status }: Reached): readonly OrderEvent[] {
  const targets = new Set(chart.forcedOf(status).flatMap(({ target }) => target ?? []));
  return [...targets].map((to) => ({ type: 'FORCE', actor: 'admin', to, reason: 'próba' }) as const);
}

/** News that moves no order it comes to, whatever else is so: nothing depends on what follows it. */
export const isOnlyNoted = ({ event, target, conditions, actors: senders }: Edge): boolean =>
  target === null &&
  conditions.length === 0 &&
  event !== 'DEADLINE_PASSED' &&
  senders.every((actor) => actor === 'system');

/** Each walked state's key with the statuses to which an order in it may have its way back: those on a path that led there. */
function pathsOf(starts: readonly Reached[], steps: readonly Step[]): ReadonlyMap<string, Set<OrderStatus>> {
  const paths = new Map(starts.map((start) => [stateKey(start), new Set([start.status])]));
  const next = Map.groupBy(
    steps.map(({ before, after }) => [stateKey(before), after] as const),
    ([from]) => from,
  );
  const queue = [...paths.keys()];
  for (const key of queue) {
    const path = [...(paths.get(key) ?? [])];
    for (const [, after] of next.get(key) ?? []) {
      const there = stateKey(after);
      const known = paths.get(there) ?? new Set();
      const added = pathInto(path, after.status).filter((status) => !known.has(status));
      if (added.length === 0) continue;
      paths.set(there, new Set([...known, ...added]));
      queue.push(there);
    }
  }
  return paths;
}

/** Breadth first over every order that can come about from the starting orders, by every sample event the chart accepts; with `isSentBack` from each state back once, too. */
export function walkChart(
  chart: Chart,
  starts: readonly Start[] = startingOrders(),
  { isSentBack = false }: { readonly isSentBack?: boolean } = {},
): Walk {
  const machine = machineOf(chart);
  const seen = new Map<string, Reached>();
  const steps: Step[] = [];
  const edges = new Set<Edge>();
  const entered = new Set<OrderStatus>();
  const queue: Reached[] = [];
  const noted = new Set<string>();

  const arrive = (reached: Reached) => {
    const key = stateKey(reached);
    if (seen.has(key)) return;
    seen.set(key, reached);
    queue.push(reached);
  };

  const take = (before: Reached, event: OrderEvent) => {
    const edge = matchedTransition(transitionsFor(chart, before.status, event), before.facts, event);
    if (edge === undefined) return;
    if (isOnlyNoted(edge)) {
      // What leaves the order as it is, is tried once in a status.
      const facts = applyEvent(before.facts, event);
      const place = `${before.status} ${edge.id}`;
      if (stateKey({ ...before, facts }) === stateKey(before) && noted.has(place)) return;
      noted.add(place);
    }
    const expected = outcomeOf(chart, before, edge, event);
    for (const taken of expected.edges) edges.add(taken);
    for (const status of expected.visited) entered.add(status);
    const [snapshot, actions] = transition(machine, restore(before.status, before.facts, machine), event);
    const after = { status: statusOf(snapshot), facts: snapshot.context };
    const effects = effectsOf(actions, after.facts);
    steps.push({ before, event, after, effects, edges: edgesTaken(actions), expected });
    arrive(after);
  };

  const walkOn = () => {
    for (let batch = queue.splice(0); batch.length > 0; batch = queue.splice(0))
      for (const before of batch)
        for (const event of [...acceptedEvents(chart, before), ...forcedMoves(chart, before)])
          take(before, event);
  };

  for (const { facts, actor } of starts) {
    const [snapshot] = initialTransition(machine, { facts, actor });
    const status = statusOf(snapshot);
    entered.add(status);
    arrive({ status, facts: snapshot.context });
    const edge = chart.creation.find((each) => admits(each, facts, actor));
    if (edge !== undefined) edges.add(edge);
  }

  const created = [...queue];
  walkOn();
  const walked = isSentBack ? [...seen.values()] : [];
  const paths = pathsOf(created, isSentBack ? steps : []);
  // Each pair of statuses, and each state to which a way back leads; most lead to the same ones, since what followed is void.
  const ways = new Set<string>();
  for (const before of walked) {
    const restedIn = [...(paths.get(stateKey(before)) ?? [])].filter((status) => status !== before.status);
    for (const to of restedIn) {
      const event = { type: 'SEND_BACK', actor: 'admin', to, restedIn } as const;
      const edge = matchedTransition(transitionsFor(chart, before.status, event), before.facts, event);
      if (edge === undefined) continue;
      const outcome = outcomeOf(chart, before, edge, event);
      const names = [`${before.status} → ${to}`, stateKey(outcome)];
      if (names.some((name) => !ways.has(name))) take(before, event);
      for (const name of names) ways.add(name);
    }
  }
  walkOn();
  return { reached: [...seen.values()], steps, edges, entered };
}
