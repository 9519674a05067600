import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../api/call-api.ts';

/** What persons asked for, newest first. */
export const personRequestsQuery = queryOptions({
  queryKey: ['person-requests'],
  queryFn: ({ signal }) => askApi('listPersonRequests', { signal }),
  staleTime: 0,
});

/** How long data are kept, and what is due. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => askApi('getRetention', { signal }),
  staleTime: 0,
});
