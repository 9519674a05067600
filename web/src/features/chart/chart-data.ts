import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';

/** The chart of the release that the page is of: it never changes under it. */
export const chartQuery = queryOptions({
  queryKey: ['chart'],
  queryFn: async () => (await import('virtual:chart-document')).chart,
  staleTime: Infinity,
});

/** What the last walks through the pages have covered. */
export type Coverage = NonNullable<Reply<'getChartCoverage'>['measured']>;

/** Null where no walks were kept. */
export const coverageQuery = queryOptions({
  queryKey: ['chart-coverage'],
  queryFn: ({ signal }) => askApi('getChartCoverage', { signal }),
  select: ({ measured }): Coverage | null => measured,
});

/** Where what is drawn stands; loaded with the first graph. */
export const layoutQuery = queryOptions({
  queryKey: ['chart-layout'],
  queryFn: async () => (await import('virtual:chart-layout')).layout,
  staleTime: Infinity,
});
