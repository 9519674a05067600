import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './answer.ts';

const threeMinutes = 180_000;

/** Answers stay fresh and kept for three minutes; one more try, unless the server has given its answer. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: threeMinutes,
        gcTime: threeMinutes,
        retry: (failures, cause) =>
          failures < 1 && !(cause instanceof ApiFailure && cause.status >= 400 && cause.status < 500),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
