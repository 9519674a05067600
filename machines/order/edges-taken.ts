import { chartHash } from './chart-hash.gen.ts';
import type { Edge } from './edge.ts';
import type { Condition } from './order.guards.ts';
import { orderChart } from './order.chart.ts';
import type { OrderStatus } from './order.statuses.ts';

/** How the history calls the move of an order whose status a later chart has not: no event of any chart. */
export const mappedEvent = 'CHART_MAPPED';

/** What the history keeps of the way that an event took. */
interface TakenWay {
  readonly event: string;
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus;
  readonly edges: readonly string[];
  readonly chartHash: string;
}

function firstEdges({ event, fromStatus }: TakenWay): readonly Edge[] {
  if (fromStatus === null) return orderChart.creation;
  const edges = event === 'FORCE' ? orderChart.forcedOf(fromStatus) : orderChart.transitionsOf(fromStatus);
  return edges.filter((edge) => edge.event === event);
}

/**
 * Why the rows of the chart that an event took do not lead from where the order was to where it went; null where they do.
 * What another release's chart took is not judged, nor a move by which a status was left that is gone.
 */
export function edgesFault(way: TakenWay): string | null {
  if (way.chartHash !== chartHash || way.event === mappedEvent) return null;
  let here = way.fromStatus;
  for (const [at, id] of way.edges.entries()) {
    const open = at === 0 ? firstEdges(way) : here === null ? [] : orderChart.alwaysOf(here);
    const edge = open.find((each) => each.id === id);
    if (edge === undefined) return `${way.event} in ${here ?? 'no status'} took ${id}, which it cannot`;
    here = edge.target ?? here;
  }
  if (way.edges.length > 0 && here === way.toStatus) return null;
  return `${way.event} led to ${way.toStatus}, the rows that it took lead to ${here ?? 'no status'}`;
}

/** Under which conditions the way was open that an event took first; null where that cannot be told of this chart. */
export function conditionsTaken(way: TakenWay): readonly Condition[] | null {
  const [first] = way.edges;
  return firstEdges(way).find(({ id }) => id === first)?.conditions ?? null;
}
