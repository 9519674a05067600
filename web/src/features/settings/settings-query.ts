import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../api/call-api.ts';
import { refreshInterval } from '../../kit/query/freshness.tsx';

/** Messages of maintenance, the latest first. */
export const maintenanceMessagesQuery = queryOptions({
  queryKey: ['maintenance-messages'],
  queryFn: ({ signal }) => askApi('listMaintenanceMessages', { signal }),
  refetchInterval: refreshInterval,
  staleTime: 0,
});

export const featuresQuery = queryOptions({
  queryKey: ['switched-features'],
  queryFn: ({ signal }) => askApi('listFeatures', { signal }),
  staleTime: 0,
});

/** The whole list of possible reasons; the one that is being changed is read once. */
export const reasonsQuery = queryOptions({
  queryKey: ['reasons'],
  queryFn: ({ signal }) => askApi('listReasons', { signal }),
  staleTime: 0,
});
