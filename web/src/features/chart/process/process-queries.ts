import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@app/machines/contract';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import type { ProcessSearch } from './process-search.ts';

export type Variants = Reply<'getVariants'>;
export type WhatIf = Reply<'getWhatIf'>;

const periodOf = ({ dateFrom, dateTo }: ProcessSearch) => ({
  ...(dateFrom !== undefined && { date_from: dateFrom }),
  ...(dateTo !== undefined && { date_to: dateTo }),
});

/** The address of the log of the period. */
export const logHref = (search: ProcessSearch, format: 'csv' | 'xes'): string =>
  `/api/superadmin/log?${new URLSearchParams({ ...periodOf(search), format })}`;

export const variantsQuery = (search: ProcessSearch) => {
  const { channel, financing } = search;
  const query = {
    ...periodOf(search),
    ...(channel !== undefined && { channel }),
    ...(financing !== undefined && { financing }),
  };
  return queryOptions({
    queryKey: ['variants', query],
    queryFn: ({ signal }) => askApi('getVariants', { query, signal }),
    placeholderData: keepPreviousData,
    // Every order of the period is read for it.
    staleTime: 60_000,
  });
};

export const whatIfQuery = (query: QueryOf<'getWhatIf'>) =>
  queryOptions({
    queryKey: ['what-if', query],
    queryFn: ({ signal }) => askApi('getWhatIf', { query, signal }),
    staleTime: 60_000,
  });
