import type { OrderStatus, Phase } from '../order/order.statuses.ts';
import type { ChartDocument, DocumentEdge } from './chart-document.ts';

/** What is drawn: the way that orders go, or cancelling and deadlines as well. */
export const graphScopes = ['moves', 'all'] as const;
export type GraphScope = (typeof graphScopes)[number];

/** Another phase beside the drawn one, or the place where orders begin. */
export type Neighbour = Phase | 'created';

/** A line of a phase's picture: every edge between the two. One end at least is a status of the phase. */
export interface GraphLine {
  readonly from: OrderStatus | Neighbour;
  readonly to: OrderStatus | Neighbour;
  readonly edges: readonly DocumentEdge[];
}

const scopes: Readonly<Record<GraphScope, readonly DocumentEdge['kind'][]>> = {
  moves: ['move'],
  all: ['move', 'cancel', 'deadline'],
};

/**
 * The lines of a phase: those between its statuses, and those from and to its neighbours, of which each is one place
 * however many of its statuses are meant. What leaves an order where it is has no line.
 */
export function phaseLines(
  { statuses, edges }: Pick<ChartDocument, 'statuses' | 'edges'>,
  phase: Phase,
  scope: GraphScope,
): readonly GraphLine[] {
  const phaseOf = new Map<string, Phase>(statuses.map((status) => [status.id, status.phase]));
  const placeOf = (end: DocumentEdge['from']): OrderStatus | Neighbour => {
    const home = phaseOf.get(end);
    return home === undefined || home === phase ? end : home;
  };
  const isInside = (end: string): boolean => phaseOf.get(end) === phase;
  const lines = new Map<string, { from: GraphLine['from']; to: GraphLine['to']; edges: DocumentEdge[] }>();
  for (const edge of edges) {
    const { from, to, kind } = edge;
    if (to === null || to === from || !scopes[scope].includes(kind)) continue;
    if (!isInside(from) && !isInside(to)) continue;
    const line = { from: placeOf(from), to: placeOf(to), edges: [] };
    const known = lines.get(`${line.from} ${line.to}`) ?? line;
    known.edges.push(edge);
    lines.set(`${line.from} ${line.to}`, known);
  }
  return [...lines.values()];
}
