import type { QueryOf } from '@app/machines/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { refreshInterval } from '../../kit/query/freshness.tsx';
import { sortedBy } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Whose orders: the shop's own, or all. */
export type OrderList = 'listShopOrders' | 'listOrders';

export type OrderListPage = Reply<OrderList>;
export type OrderRow = OrderListPage['orders'][number];

/** The address's filters as the wire names them; the server refuses words that it does not know. */
export function wireQuery({
  financingTypes,
  salesChannels,
  dateFrom,
  dateTo,
  manualType,
  withActiveTask,
  withSales,
  ...same
}: OrdersSearch): QueryOf<OrderList> {
  return {
    ...same,
    ...(financingTypes !== undefined && { financing_types: financingTypes }),
    ...(salesChannels !== undefined && { sales_channels: salesChannels }),
    ...(dateFrom !== undefined && { date_from: dateFrom }),
    ...(dateTo !== undefined && { date_to: dateTo }),
    ...(manualType !== undefined && { manual_type: manualType }),
    ...(withActiveTask !== undefined && { with_active_task: withActiveTask }),
    ...(withSales !== undefined && { with_sales: withSales }),
  } as QueryOf<OrderList>;
}

/** A page of orders, read again every 30 seconds and on focus; while other filters are asked about, the old rows stay. */
export function ordersQuery(list: OrderList, search: OrdersSearch, pageSize: number) {
  return queryOptions({
    queryKey: ['orders', list, search, pageSize],
    queryFn: ({ signal }) =>
      askApi(list, {
        query: { ...wireQuery({ ...search, ...sortedBy(search) }), limit: `${pageSize}` },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: refreshInterval,
    refetchOnWindowFocus: true,
  });
}
