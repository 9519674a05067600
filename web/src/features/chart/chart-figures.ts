import type { OrderStatus } from '@app/machines/order';
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';

/** What is counted of a status. Null is not known; times in milliseconds, moments as the wire has them. */
export interface StatusFigures {
  readonly status: OrderStatus;
  /** How many orders are in it. */
  readonly now: number;
  /** Since when the order that has been in it longest is. */
  readonly oldestAt: string | null;
  /** How many orders came into it in the period. */
  readonly entered: number | null;
  readonly medianMs: number | null;
  readonly p90Ms: number | null;
  readonly longestMs: number | null;
}

/** How many orders took an edge in the period. */
export interface EdgeFigures {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly count: number;
}

/** The figures of the chart: a status without a row has no orders, an edge without one is not counted. */
export interface ChartFigures {
  readonly statuses: readonly StatusFigures[];
  readonly edges: readonly EdgeFigures[];
}

/** Milliseconds within which a count follows what happened; the panel's cable has it read sooner. */
const liveInterval = 5_000;

const notKnown = { oldestAt: null, entered: null, medianMs: null, p90Ms: null, longestMs: null } as const;

const figuresOf = ({ statuses }: Pick<Reply<'listOrders'>, 'statuses'>): ChartFigures => ({
  statuses: statuses.map(({ status, count }) => ({ status, now: count, ...notKnown })),
  edges: [],
});

/** How many orders are in each status, which every page of the list says; its key is that of lists, which the cable rereads. */
export const figuresQuery = queryOptions({
  queryKey: ['orders', 'chart'],
  queryFn: ({ signal }) => askApi('listOrders', { query: { limit: '1' }, signal }),
  select: figuresOf,
  refetchInterval: liveInterval,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
});
