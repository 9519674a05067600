import { QueryClient } from '@tanstack/react-query';

const threeMinutes = 180_000;

/** Answers stay fresh and cached for three minutes. Nothing is sent again here: that is the business of send.ts. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: threeMinutes,
        gcTime: threeMinutes,
        retry: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
