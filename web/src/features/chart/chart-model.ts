import type { ChartDocument, ChartEvent, DocumentEdge, DocumentStatus } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import type { Coverage } from './chart-data.ts';
import type { ChartFigures, StatusFigures } from './chart-figures.ts';

/** The chart with what is counted of it, as the views ask for it. */
export interface ChartModel {
  readonly chart: ChartDocument;
  readonly statusOf: (id: OrderStatus) => DocumentStatus;
  /** Null while nothing is known. */
  readonly figuresOf: (id: OrderStatus) => StatusFigures | null;
  /** How many orders are in it; undefined while, or where, that is not known. */
  readonly nowIn: (id: OrderStatus) => number | undefined;
  /** How often these edges were taken in the period; null while it is not known. */
  readonly takenOf: (edges: readonly DocumentEdge[]) => number | null;
  /** How often an administrator forced orders out of a status in the period. */
  readonly forcedFrom: (id: OrderStatus) => number;
  /** Orders in a phase, and those among them that wait for an administrator; null while, or where, they are not known. */
  readonly ordersIn: (phase: Phase) => { readonly count: number; readonly waiting: number } | null;
  /** How many of a status's transitions that a person causes the last walks have pressed; null where no walks were kept. */
  readonly walkedFrom: (id: OrderStatus) => Walked | null;
  /** How many of these edges' transitions the last walks have pressed; null where none is a person's, or no walks were kept. */
  readonly walkedOf: (edges: readonly DocumentEdge[]) => Walked | null;
  /** Whether an order of the last walks was in it; null where no walks were kept. */
  readonly isSeen: (id: OrderStatus) => boolean | null;
}

/** Transitions that a press has brought about, of all that a person may cause. */
export interface Walked {
  readonly pressed: number;
  readonly all: number;
}

const none = { oldestAt: null, entered: 0, medianMs: null, p90Ms: null, longestMs: null } as const;

/** An edge by what the figures know of it: 'sumup CANCEL canceled'. An order that stays comes from and goes to one status. */
export const edgeKey = ({ from, event, to }: Pick<DocumentEdge, 'from' | 'event' | 'to'>): string =>
  `${from} ${event} ${to ?? from}`;

/** What of the transitions that the test picks was pressed. */
function walkedOf(
  { pressed, unpressed }: Coverage,
  isAsked: (transition: Coverage['pressed'][number]) => boolean,
): Walked {
  const done = pressed.filter(isAsked).length;
  return { pressed: done, all: done + unpressed.filter(isAsked).length };
}

/** Joins a document with its figures and with what the last walks have covered; `null`: that is not there (yet). */
export function chartModel(
  chart: ChartDocument,
  figures: ChartFigures | null,
  coverage: Coverage | null = null,
): ChartModel {
  const statuses = new Map(chart.statuses.map((status) => [status.id, status]));
  const known = new Map(figures?.statuses.map((row) => [row.status, row]));
  const taken = new Map<string, number>();
  for (const { from, event, to, count } of figures?.edges ?? []) {
    // A way back leads to where the order has been: one edge of the chart, whichever status it was.
    const key = edgeKey({
      from: from as OrderStatus,
      event: event as ChartEvent,
      to: event === 'SEND_BACK' ? null : (to as OrderStatus),
    });
    taken.set(key, (taken.get(key) ?? 0) + count);
  }
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
    nowIn: (id) => figuresOf(id)?.now ?? undefined,
    takenOf: (edges) => {
      if (figures === null) return null;
      // Edges that differ in their conditions alone are counted as one.
      return [...new Set(edges.map(edgeKey))].reduce((sum, key) => sum + (taken.get(key) ?? 0), 0);
    },
    forcedFrom: (id) =>
      (figures?.edges ?? []).reduce(
        (sum, { from, event, count }) => sum + (from === id && event === 'FORCE' ? count : 0),
        0,
      ),
    ordersIn: (phase) => {
      if (
        figures === null ||
        chart.statuses.some(({ id, phase: of }) => of === phase && figuresOf(id)?.now === null)
      )
        return null;
      const own = chart.statuses.filter((status) => status.phase === phase);
      const sum = (list: readonly DocumentStatus[]) =>
        list.reduce((total, { id }) => total + (figuresOf(id)?.now ?? 0), 0);
      return { count: sum(own), waiting: sum(own.filter(({ needsAdmin }) => needsAdmin)) };
    },
    walkedFrom: (id) => coverage && walkedOf(coverage, ({ from }) => from === id),
    walkedOf: (edges) => {
      if (coverage === null) return null;
      const walked = walkedOf(coverage, ({ actor, from, event, to }) =>
        edges.some(
          (edge) =>
            edge.actors.includes(actor) &&
            edge.from === from &&
            edge.event === event &&
            (edge.kind === 'back' || (edge.to ?? from) === to),
        ),
      );
      return walked.all === 0 ? null : walked;
    },
    isSeen: (id) => coverage && coverage.statuses.includes(id),
  };
}

/** Whether an edge is shown: cancelling and the clock's only where all are. */
export const isShownEdge = ({ kind }: DocumentEdge, all: boolean): boolean =>
  all || (kind !== 'cancel' && kind !== 'deadline');
