import { initialTransition, transition } from 'xstate';
import { actors, eventTypes, phaseOf } from '../order/index.ts';
import type { Effect, OrderEvent, OrderStatus } from '../order/index.ts';
import { admits } from '../order/edge.ts';
import type { Edge } from '../order/edge.ts';
import type { Chart } from '../order/order.chart.ts';
import { edgesTaken, effectsOf, machineOf, restore, statusOf } from '../order/order.machine.ts';
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
  const { paid, signed, identityVerified } = facts;
  const phase = phaseOf(status);
  if (phase === 'closed') return [status, paid, signed, identityVerified, initialPayment].join();
  const offering = phase === 'offer' || phase === 'signingMethod';
  return [
    ...[status, salesChannel, financingType, flowType, initialPayment, guarantee, method, stage],
    ...[paid, signed, identityVerified],
    offering && [facts.companyKnown, facts.remote],
    status === 'update_order_with_items' && [facts.itemsEditable, facts.calculated],
    status === 'renew' && facts.renewal,
    status === 'leasing_decision_ok' && facts.agreementPrepared,
    status === 'initial_payment_rejected' && facts.paymentCame,
    salesChannel === 'pos' && facts.cashPaymentAllowed,
  ].join();
}

/** The events worth trying in a state: each that its status accepts, from every actor, with every payload that matters. */
export function acceptedEvents(chart: Chart, { status, facts }: Reached): readonly OrderEvent[] {
  const accepted = new Set<string>(chart.transitionsOf(status).map(({ event }) => event));
  return eventTypes
    .filter((type) => accepted.has(type))
    .flatMap((type) => actors.flatMap((actor) => sampleEvents(type, actor, facts)));
}

/** The moves that an administrator may try to force in a state. */
export function forcedMoves(chart: Chart, { status }: Reached): readonly OrderEvent[] {
  const targets = new Set(chart.forcedOf(status).flatMap(({ target }) => target ?? []));
  return [...targets].map((to) => ({ type: 'FORCE', actor: 'admin', to, reason: 'próba' }) as const);
}

/** Breadth first over every order that can come about from the starting orders, by every sample event the chart accepts. */
export function walkChart(chart: Chart, starts: readonly Start[] = startingOrders()): Walk {
  const machine = machineOf(chart);
  const seen = new Map<string, Reached>();
  const steps: Step[] = [];
  const edges = new Set<Edge>();
  const entered = new Set<OrderStatus>();
  const queue: Reached[] = [];

  const arrive = (reached: Reached) => {
    const key = stateKey(reached);
    if (seen.has(key)) return;
    seen.set(key, reached);
    queue.push(reached);
  };

  for (const { facts, actor } of starts) {
    const [snapshot] = initialTransition(machine, { facts, actor });
    const status = statusOf(snapshot);
    entered.add(status);
    arrive({ status, facts: snapshot.context });
    const edge = chart.creation.find((each) => admits(each, facts, actor));
    if (edge !== undefined) edges.add(edge);
  }

  for (const before of queue) {
    for (const event of [...acceptedEvents(chart, before), ...forcedMoves(chart, before)]) {
      const edge = matchedTransition(transitionsFor(chart, before.status, event), before.facts, event);
      if (edge === undefined) continue;
      const expected = outcomeOf(chart, before, edge, event);
      for (const taken of expected.edges) edges.add(taken);
      for (const status of expected.visited) entered.add(status);
      const [snapshot, actions] = transition(machine, restore(before.status, before.facts, machine), event);
      const after = { status: statusOf(snapshot), facts: snapshot.context };
      const effects = effectsOf(actions, after.facts);
      steps.push({ before, event, after, effects, edges: edgesTaken(actions), expected });
      arrive(after);
    }
  }
  return { reached: [...seen.values()], steps, edges, entered };
}
