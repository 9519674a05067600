import type { QueryOf } from '@app/machines/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Whose orders: the shop's own, or all. */
export type OrderList = 'listShopOrders' | 'listOrders';

export type OrderListPage = Reply<OrderList>;
export type OrderRow = OrderListPage['orders'][number];

/** The address's filters as the wire names them; the server refuses words that it does not know. */
function wireQuery({
  financingTypes,
  salesChannels,
  dateFrom,
  dateTo,
  ...same
}: OrdersSearch): QueryOf<OrderList> {
  return {
    ...same,
    ...(financingTypes !== undefined && { financing_types: financingTypes }),
    ...(salesChannels !== undefined && { sales_channels: salesChannels }),
    ...(dateFrom !== undefined && { date_from: dateFrom }),
    ...(dateTo !== undefined && { date_to: dateTo }),
  } as QueryOf<OrderList>;
}

/** A list of orders read page after page; while other filters are asked about, the old rows stay. */
export function ordersQuery(list: OrderList, search: OrdersSearch) {
  return infiniteQueryOptions({
    queryKey: ['orders', list, search],
    queryFn: ({ pageParam, signal }) =>
      askApi(list, {
        query: { ...wireQuery(search), ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}
