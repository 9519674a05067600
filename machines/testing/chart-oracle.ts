import { applyEvent } from '../order/index.ts';
import type { Effect, Facts, OrderEvent, OrderStatus } from '../order/index.ts';
import { admits, effectsIn } from '../order/edge.ts';
import type { Edge, RequestedEffect } from '../order/edge.ts';
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

/** What the chart's data says of a taken edge, worked out without XState: the oracle for the machine composed from the same data. */
export function outcomeOf(
  chart: Chart,
  before: Reached,
  taken: Edge,
  event: OrderEvent,
  apply = applyEvent,
): Outcome {
  const visited: OrderStatus[] = [];
  const edges: Edge[] = [taken];
  const withdrawn =
    taken.target !== null && outlives(chart.processesOf(before.status), before.facts, event.type);
  const requested: RequestedEffect[] = [...effectsIn([...(withdrawn ? ['withdraw'] : []), ...taken.actions])];
  let status = before.status;
  let facts = apply(before.facts, event);
  for (let { target } = taken; target !== null;) {
    status = target;
    facts = factsOnEntry(chart, status, facts);
    visited.push(status);
    requested.push(...effectsIn(chart.entryOf(status)));
    const here = facts;
    const edge = chart.alwaysOf(status).find((each) => admits(each, here, event.actor, event));
    if (edge === undefined) break;
    edges.push(edge);
    requested.push(...effectsIn(edge.actions));
    facts = apply(facts, event);
    ({ target } = edge);
  }
  const effects = requested
    .filter(({ conditions }) => conditions.every((condition) => holds(condition, facts, event)))
    .map(({ name, data }) => ({ name, data }));
  return { status, facts, visited, edges, effects };
}
