import type { QueryOf } from '@app/machines/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { snaked } from '../../api/keys.ts';
import type { ReadsSearch } from './reads-search.ts';

export type Read = Reply<'listReads'>['reads'][number];
export type Alert = Reply<'listReadAlerts'>['alerts'][number];

/** The address's filters as the wire names them. */
export const readsQueryOf = (search: ReadsSearch) => snaked(search) as QueryOf<'listReads'>;

/** A page of reads; while others are asked for, the old ones stay. */
export const readsQuery = (search: ReadsSearch) =>
  queryOptions({
    queryKey: ['reads', search],
    queryFn: ({ signal }) => askApi('listReads', { query: readsQueryOf(search), signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

export const alertsKey = ['read-alerts'] as const;

/** Unusual reading that waits to be explained, or that is. */
export const alertsQuery = (state: 'open' | 'explained') =>
  infiniteQueryOptions({
    queryKey: [...alertsKey, state],
    queryFn: ({ pageParam, signal }) =>
      askApi('listReadAlerts', {
        query: { state, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: 'always',
  });
