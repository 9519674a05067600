import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { FailedPage } from './failed-page.tsx';
import { PendingPage } from './pending-page.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The application's pages; what loads them shares one query cache. */
export function newRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
  interface HistoryState {
    /** Whose password has expired: given by the login page to the page that changes it. */
    email?: string;
    /** The server's sentence about a login at the identity provider that has led nowhere: given by the page to itself. */
    refusal?: string;
  }
}
