import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { ChartFilters } from './chart-search.ts';

/** The figures of the chart: a status that is not named has no orders, an edge that is not was not taken. */
export type ChartFigures = Reply<'getChartFigures'>;

/** What is counted of a status. */
export type StatusFigures = ChartFigures['statuses'][number];

/** Milliseconds within which a count follows what happened; the panel's cable has it read sooner. */
const liveInterval = 5_000;

/** What is counted of the orders that the filters leave; its key is that of lists, which the cable rereads. */
export const figuresQuery = (filters: ChartFilters) =>
  queryOptions({
    queryKey: ['orders', 'chart', filters],
    queryFn: ({ signal }) => askApi('getChartFigures', { query: filters, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
