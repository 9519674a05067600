import { queryOptions } from '@tanstack/react-query';

/** The chart of the release that the page is of: it never changes under it. */
export const chartQuery = queryOptions({
  queryKey: ['chart'],
  queryFn: async () => (await import('virtual:chart-document')).chart,
  staleTime: Infinity,
});

/** Where what is drawn stands; loaded with the first graph. */
export const layoutQuery = queryOptions({
  queryKey: ['chart-layout'],
  queryFn: async () => (await import('virtual:chart-layout')).layout,
  staleTime: Infinity,
});
