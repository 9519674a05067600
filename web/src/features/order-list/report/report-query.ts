import type { QueryOf } from '@app/machines/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { snaked } from '../../../api/keys.ts';
import type { ReportSearch } from './report-search.ts';

/** Whose orders: the own shop's, or all. */
export type ReportCall = 'salesReport' | 'shopSalesReport';
export type SalesReport = Reply<ReportCall>;
export type SoldOrder = SalesReport['orders'][number];

/** The address's filters as the wire names them. */
export const reportQueryOf = (search: ReportSearch) => snaked(search) as QueryOf<ReportCall>;

/** Figures, days and a page of orders; while other filters are asked about, the old ones stay. */
export function reportQuery(call: ReportCall, search: ReportSearch) {
  return queryOptions({
    queryKey: ['sales-report', call, search],
    queryFn: ({ signal }) => askApi(call, { query: reportQueryOf(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
