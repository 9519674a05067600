import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';
import { refreshInterval } from '../../../kit/query/freshness.tsx';

/** What the order's shop and the head office have said to each other, newest first. */
export const shopCommentsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['shop-comments', slug],
    queryFn: ({ signal }) => askApi('shopListComments', { params: { slug }, signal }),
    refetchInterval: refreshInterval,
  });
