import type { QueryOf } from '@app/machines/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { snaked } from '../../../api/keys.ts';
import type { PaymentsSearch } from './payments-report-search.ts';

export type PaymentsReport = Reply<'paymentsReport'>;
export type Operation = PaymentsReport['operations'][number];

/** The address's filters as the wire names them. */
export const paymentsQueryOf = (search: PaymentsSearch) => snaked(search) as QueryOf<'paymentsReport'>;

/** A page of operations; while other filters are asked about, the old ones stay. */
export const paymentsReportQuery = (search: PaymentsSearch) =>
  queryOptions({
    queryKey: ['payments-report', search],
    queryFn: ({ signal }) => askApi('paymentsReport', { query: paymentsQueryOf(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
