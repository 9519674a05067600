import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askApi } from '../../api/call-api.ts';
import { refreshInterval } from '../../kit/query/freshness.tsx';

/** What every change on the page makes out of date. */
export const providersKey = ['providers'] as const;

const fresh = { refetchInterval: refreshInterval, refetchOnWindowFocus: 'always', staleTime: 0 } as const;

export const providersQuery = queryOptions({
  queryKey: [...providersKey, 'states'],
  queryFn: ({ signal }) => askApi('listProviders', { signal }),
  ...fresh,
});

export const retriedEffectsQuery = queryOptions({
  queryKey: [...providersKey, 'effects'],
  queryFn: ({ signal }) => askApi('listRetriedEffects', { signal }),
  ...fresh,
});

/** What providers said that changed nothing, newest first. */
export const notAppliedQuery = infiniteQueryOptions({
  queryKey: [...providersKey, 'notifications'],
  queryFn: ({ pageParam, signal }) =>
    askApi('listProviderNotifications', { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  ...fresh,
});
