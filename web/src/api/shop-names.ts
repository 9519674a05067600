import { queryOptions } from '@tanstack/react-query';
import { askApi } from './call-api.ts';

/** The shops by whose orders staff narrow a list. */
export const shopNamesQuery = queryOptions({
  queryKey: ['shop-names'],
  queryFn: ({ signal }) => askApi('listShopNames', { signal }),
  staleTime: 300_000,
});
