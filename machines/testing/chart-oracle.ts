import type { AlwaysRow, Row } from '../order/chart-row.ts';
import { factsOnEntry, applyEvent } from '../order/index.ts';
import type { EffectName, Facts, OrderEvent, OrderStatus } from '../order/index.ts';
import type { Chart } from '../order/order.chart.ts';
import { holds } from '../order/order.guards.ts';

export interface Reached {
  readonly status: OrderStatus;
  readonly facts: Facts;
}

/** Where a row leads an order: the statuses entered on the way, the eventless rows taken, what is asked for, where it rests. */
export interface Outcome extends Reached {
  readonly visited: readonly OrderStatus[];
  readonly eventless: readonly AlwaysRow[];
  readonly effects: readonly EffectName[];
}

type Conditions = Row['when'];

const allHold = (when: Conditions, facts: Facts, event: OrderEvent) =>
  (when ?? []).every((condition) => holds(condition, facts, event));

/** The row that the chart's data alone says is taken: the first whose actor and conditions fit. */
export function matchedTransition<R extends Row>(
  rows: readonly R[],
  facts: Facts,
  event: OrderEvent,
): R | undefined {
  const news = applyEvent(facts, event);
  return rows.find(({ by, when }) => by.includes(event.actor) && allHold(when, news, event));
}

/** The rows that a status offers to an event, a forced move's among them. */
export function transitionsFor(chart: Chart, status: OrderStatus, event: OrderEvent): readonly Row[] {
  return event.type === 'FORCE'
    ? chart.forceRowsOf(status).filter(({ to }) => to === event.to)
    : chart.rowsOf(status).flatMap((entry) => (entry.event === event.type ? [entry.row] : []));
}

/** What the chart's data says of a taken row, worked out without XState: the oracle for the machine built from the same data. */
export function outcomeOf(chart: Chart, before: Reached, row: Row, event: OrderEvent): Outcome {
  const entered: OrderStatus[] = [];
  const passed: AlwaysRow[] = [];
  const asks = (row.ask ?? []).map((name) => ({ name }) as { name: EffectName; when?: Conditions });
  let status = before.status;
  let facts = applyEvent(before.facts, event);
  let next: AlwaysRow | undefined = row;
  while (next?.to !== undefined) {
    status = next.to;
    facts = factsOnEntry(status, facts);
    entered.push(status);
    asks.push(...chart.asksOf(status));
    const here: Facts = facts;
    next = chart.alwaysOf(status).find(({ when }) => allHold(when, here, event));
    if (next === undefined) break;
    passed.push(next);
    asks.push(...(next.ask ?? []).map((name) => ({ name })));
    facts = applyEvent(facts, event);
  }
  const asked = asks.filter(({ when }) => allHold(when, facts, event)).map(({ name }) => name);
  return { status, facts, visited: entered, eventless: passed, effects: asked };
}
