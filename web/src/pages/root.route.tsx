import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { TestModeBanner } from '../parts/banner.tsx';
import { ToastHost } from '../parts/toast-host.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  return (
    <>
      <TestModeBanner />
      <Outlet />
      <ToastHost />
    </>
  );
}
