import type { Edge } from '../../order/edge.ts';
import { orderStatuses } from '../../order/index.ts';
import { termsOf } from '../../order/when.ts';
import { designedChart } from './designed-chart.ts';
import { triedRows } from './spelled-rows.ts';

/** An edge as the designed tables say it, without its conditions: `to` is '(back)' where the order's past decides. */
export interface DesignedEdge {
  readonly from: string;
  readonly event: string;
  readonly actors: readonly string[];
  readonly to: string;
}

/** A row that is taken only where the event names its target is no condition less. */
const withTarget = <E extends Pick<Edge, 'guard' | 'actors'>>(edge: E) => ({
  ...edge,
  conditions: termsOf(edge.guard).slice(edge.actors.length === 0 ? 0 : 1),
});

/** Every edge of the designed tables that some order may take, of each status by itself; forced moves left out. */
export function designedEdges(): readonly DesignedEdge[] {
  const created = designedChart.creation.map((edge) => ({ ...edge, from: 'created', event: 'CREATE' }));
  const others = orderStatuses.flatMap((from) =>
    [...designedChart.transitionsOf(from), ...designedChart.alwaysOf(from)].map((edge) => ({
      ...edge,
      from,
    })),
  );
  return Map.groupBy([...created, ...others], ({ from, event }) => `${from} ${event}`)
    .values()
    .flatMap((edges) => triedRows(edges.map(withTarget)))
    .map(({ from, event, actors, target }) => ({ from, event, actors, to: target ?? from }))
    .toArray();
}
