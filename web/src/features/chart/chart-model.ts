import type { ChartDocument, DocumentEdge, DocumentStatus } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import type { ChartFigures, StatusFigures } from './chart-figures.ts';

/** The chart with what is counted of it, as the views ask for it. */
export interface ChartModel {
  readonly chart: ChartDocument;
  readonly statusOf: (id: OrderStatus) => DocumentStatus;
  /** Null while nothing is known. */
  readonly figuresOf: (id: OrderStatus) => StatusFigures | null;
  /** How many orders took these edges in the period; null where it is not counted. */
  readonly takenOf: (edges: readonly DocumentEdge[]) => number | null;
  /** Orders in a phase, and those among them that wait for an administrator; null while they are not known. */
  readonly ordersIn: (phase: Phase) => { readonly count: number; readonly waiting: number } | null;
}

const none = { oldestAt: null, entered: null, medianMs: null, p90Ms: null, longestMs: null } as const;

/** An edge by what the figures know of it: 'sumup CANCEL canceled'. An order that stays comes from and goes to one status. */
export const edgeKey = ({ from, event, to }: Pick<DocumentEdge, 'from' | 'event' | 'to'>): string =>
  `${from} ${event} ${to ?? from}`;

/** Joins a document with its figures; `null`: they are not there (yet). */
export function chartModel(chart: ChartDocument, figures: ChartFigures | null): ChartModel {
  const statuses = new Map(chart.statuses.map((status) => [status.id, status]));
  const known = new Map(figures?.statuses.map((row) => [row.status, row]));
  const taken = new Map(
    figures?.edges.map(({ from, event, to, count }) => [`${from} ${event} ${to}`, count]),
  );
  const figuresOf = (id: OrderStatus): StatusFigures | null =>
    figures === null ? null : (known.get(id) ?? { status: id, now: 0, ...none });
  return {
    chart,
    statusOf: (id) => {
      const status = statuses.get(id);
      if (status === undefined) throw new Error(`Not in the chart: ${id}`);
      return status;
    },
    figuresOf,
    takenOf: (edges) => {
      // Edges that differ in their conditions alone are counted as one.
      const counts = [...new Set(edges.map(edgeKey))].flatMap((key) => taken.get(key) ?? []);
      return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
    },
    ordersIn: (phase) => {
      if (figures === null) return null;
      const own = chart.statuses.filter((status) => status.phase === phase);
      const sum = (list: readonly DocumentStatus[]) =>
        list.reduce((total, { id }) => total + (figuresOf(id)?.now ?? 0), 0);
      return { count: sum(own), waiting: sum(own.filter(({ needsAdmin }) => needsAdmin)) };
    },
  };
}

/** Whether an edge is shown: cancelling and the clock's only where all are. */
export const isShownEdge = ({ kind }: DocumentEdge, all: boolean): boolean =>
  all || (kind !== 'cancel' && kind !== 'deadline');
