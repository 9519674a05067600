import { applyEvent } from '../order/index.ts';
import type { Effect, Facts, OrderEvent, OrderStatus } from '../order/index.ts';
import { admits, effectsIn, owesHeld } from '../order/edge.ts';
import type { Edge, RequestedEffect } from '../order/edge.ts';
import { nothingHeld } from '../order/order.facts.ts';
import type { Chart } from '../order/order.chart.ts';
import { holds } from '../order/order.guards.ts';
import { outlives } from '../order/process.ts';
import { factsOnEntry } from '../order/requirements.ts';

export interface Reached {
  readonly status: OrderStatus;
  readonly facts: Facts;
}

/** Where an edge leads an order: the statuses visited on the way, the edges taken, the effects, where it rests. */
export interface Outcome extends Reached {
  readonly visited: readonly OrderStatus[];
  readonly edges: readonly Edge[];
  readonly effects: readonly Effect[];
}

/** The edge that the chart's data alone says is taken: the first whose actors and conditions fit. */
export function matchedTransition(
  edges: readonly Edge[],
  facts: Facts,
  event: OrderEvent,
  apply = applyEvent,
): Edge | undefined {
  const after = apply(facts, event);
  return edges.find((edge) => admits(edge, after, event.actor, event, facts));
}

/** The edges that a status has for an event, a forced move's among them. */
export function transitionsFor(chart: Chart, status: OrderStatus, event: OrderEvent): readonly Edge[] {
  const edges = event.type === 'FORCE' ? chart.forcedOf(status) : chart.transitionsOf(status);
  return edges.filter(({ event: type }) => type === event.type);
}

/** The effects that actions ask for, of which what owes held money back is judged where it stands. */
const asked = (actions: Parameters<typeof effectsIn>[0], facts: Facts): readonly RequestedEffect[] =>
  actions.flatMap((action) => {
    const [effect] = effectsIn([action]);
    if (effect?.name !== 'oweRefund') return effect ?? [];
    return owesHeld(action, facts) ? { ...effect, conditions: [] } : [];
  });

/** What the chart's data says of a taken edge, worked out without XState: the oracle for the machine composed from the same data. */
export function outcomeOf(
  chart: Chart,
  before: Reached,
  taken: Edge,
  event: OrderEvent,
  apply = applyEvent,
): Outcome {
  const visited: OrderStatus[] = [];
  const edges: Edge[] = [];
  const withdrawn =
    taken.target !== null && outlives(chart.processesOf(before.status), before.facts, event.type);
  const requested: RequestedEffect[] = [...effectsIn(withdrawn ? ['withdraw'] : [])];
  let { status, facts } = before;
  for (let edge: Edge | undefined = taken; edge !== undefined;) {
    edges.push(edge);
    facts = apply(facts, event);
    requested.push(...asked(edge.actions, facts));
    if (edge.actions.some((action) => owesHeld(action, facts))) facts = { ...facts, ...nothingHeld };
    if (edge.target === null) break;
    status = edge.target;
    requested.push(...asked(chart.entryOf(status), facts));
    facts = factsOnEntry(chart, status, facts);
    visited.push(status);
    const here = facts;
    edge = chart.alwaysOf(status).find((each) => admits(each, here, event.actor, event));
  }
  const effects = requested
    .filter(({ conditions }) => conditions.every((condition) => holds(condition, facts, event)))
    .map(({ name, data }) => ({ name, data }));
  return { status, facts, visited, edges, effects };
}
