import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@app/machines/contract';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { refreshInterval } from '../../../kit/query/freshness.tsx';
import type { DashboardSearch } from './dashboard-search.ts';

export type Dashboard = Reply<'getDashboard'>;

/** Rows of the queue on a page. */
const pageSize = 12;

const wireQuery = ({ manualType, withActiveTask, withSales, ...same }: DashboardSearch) =>
  ({
    ...same,
    ...(manualType !== undefined && { manual_type: manualType }),
    ...(withActiveTask !== undefined && { with_active_task: withActiveTask }),
    ...(withSales !== undefined && { with_sales: withSales }),
    limit: `${pageSize}`,
  }) as QueryOf<'getDashboard'>;

const fresh = { refetchInterval: refreshInterval, refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** What waits and the figures, read again every 30 seconds and on focus; while other filters are asked about the old rows stay. */
export const dashboardQuery = (search: DashboardSearch) =>
  queryOptions({
    queryKey: ['dashboard', search],
    queryFn: ({ signal }) => askApi('getDashboard', { query: wireQuery(search), signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** The account's next five tasks. */
export const myTasksQuery = (userId: string) =>
  queryOptions({
    queryKey: ['comments', 'dashboard', userId],
    queryFn: ({ signal }) =>
      askApi('listComments', {
        query: { task_status: 'active', assigned_user_id: userId, limit: '5' },
        signal,
      }),
    ...fresh,
  });
