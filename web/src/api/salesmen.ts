import { queryOptions } from '@tanstack/react-query';
import { askApi } from './call-api.ts';

/** The shops and accounts by whose orders a shop narrows its list. */
export const salesmenQuery = queryOptions({
  queryKey: ['salesmen'],
  queryFn: ({ signal }) => askApi('listSalesmen', { signal }),
  staleTime: 300_000,
});
