import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '../../queries/answer.ts';
import { askApi } from '../../queries/call-api.ts';

/** Whose orders: the shop's own, or all. */
export type OrderList = 'listShopOrders' | 'listOrders';

export type OrderRow = Reply<OrderList>['orders'][number];

/** A list of orders, newest first, read page after page. */
export function ordersQuery(list: OrderList) {
  return infiniteQueryOptions({
    queryKey: ['orders', list],
    queryFn: ({ pageParam, signal }) =>
      askApi(list, { ...(pageParam === null ? {} : { query: { after: pageParam } }), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 10_000,
  });
}
