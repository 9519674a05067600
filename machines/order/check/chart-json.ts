import { chartHash } from '../chart-hash.gen.ts';
import { conditionsOf, effectsIn } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { orderChart } from '../order.chart.ts';
import { guards } from '../order.guards.ts';
import { panelName, shownTo, viewOf } from '../order.screens.ts';
import { orderStatuses, phaseOf } from '../order.statuses.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { audiences } from '../screen.ts';

function transition(from: OrderStatus | 'created', event: Edge['event'] | 'CREATE', edge: Edge) {
  return {
    id: edge.id,
    from,
    event,
    actors: edge.actors,
    guard: edge.conditions,
    to: edge.target ?? from,
    effects: effectsIn(edge.actions).map(({ name }) => name),
  };
}

function status(id: OrderStatus) {
  return {
    id,
    phase: phaseOf(id),
    description: orderChart.descriptionOf(id),
    label: panelName(id),
    screens: Object.fromEntries(
      audiences.map((audience) => [
        audience,
        [...new Set(shownTo(id, audience).map(({ screen }) => screen))],
      ]),
    ),
    step: viewOf(id).step,
    deadlines: orderChart.deadlinesOf(id),
    reminder: orderChart.reminderOf(id),
    processes: orderChart.processesOf(id).map(({ kind, when }) => ({ kind, conditions: conditionsOf(when) })),
    final: phaseOf(id) === 'closed',
    effects: effectsIn(orderChart.entryOf(id)).map(({ name, conditions }) => ({ name, conditions })),
  };
}

/**
 * What the listing and docs/statechart.md are made of: statuses, and one row per transition of each status,
 * inherited ones too, forced moves left out. Other programs read `npm run chart -- --json`.
 */
export function chartJson() {
  const transitions = [
    ...orderChart.creation.map((edge) => transition('created', 'CREATE', edge)),
    ...orderStatuses.flatMap((from) =>
      [...orderChart.transitionsOf(from), ...orderChart.alwaysOf(from)].map((edge) =>
        transition(from, edge.event, edge),
      ),
    ),
  ];
  return {
    version: 1,
    hash: chartHash,
    statuses: orderStatuses.map(status),
    transitions,
    guards: guardList(),
  };
}

function guardList() {
  return Object.entries(guards).map(([name, { kind, refusal }]) => ({ name, kind, refusal }));
}
