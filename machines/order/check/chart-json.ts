import { chartHash } from '../chart-hash.gen.ts';
import type { AlwaysRow, Row } from '../chart-row.ts';
import { orderChart } from '../order.chart.ts';
import type { EventType } from '../order.events.ts';
import { guards } from '../order.guards.ts';
import type { Condition } from '../order.guards.ts';
import { panelName, shownTo, wordsOf } from '../order.screens.ts';
import { orderStatuses, phaseOf } from '../order.statuses.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { audiences } from '../screen.ts';

const text = (condition: Condition) =>
  typeof condition === 'string' ? condition : condition.either.join(' | ');

function transition(
  from: OrderStatus | 'created',
  event: EventType | 'ALWAYS' | 'CREATE',
  row: Row | AlwaysRow,
) {
  return {
    from,
    event,
    actors: 'by' in row ? row.by : [],
    guard: (row.when ?? []).map(text),
    to: row.to ?? from,
    effects: row.ask ?? [],
  };
}

function status(id: OrderStatus) {
  return {
    id,
    phase: phaseOf(id),
    description: orderChart.nodeOf(id).description,
    label: panelName(id),
    screens: Object.fromEntries(
      audiences.map((audience) => [
        audience,
        [...new Set(shownTo(id, audience).map(({ screen }) => screen))],
      ]),
    ),
    step: wordsOf(id).step,
    deadlineDays: orderChart.deadlineOf(id)?.days ?? null,
    final: phaseOf(id) === 'closed',
    effects: orderChart.asksOf(id),
  };
}

/** The chart as data for analysts and other programs: statuses, and one row per transition and target, forced moves left out. */
export function chartJson() {
  const transitions = [
    ...orderChart.creation.map((row) => transition('created', 'CREATE', row)),
    ...orderStatuses.flatMap((from) => [
      ...orderChart.rowsOf(from).map(({ event, row }) => transition(from, event, row)),
      ...orderChart.alwaysOf(from).map((row) => transition(from, 'ALWAYS', row)),
    ]),
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
