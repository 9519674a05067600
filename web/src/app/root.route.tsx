import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { TestModeBanner } from '../kit/page/banner.tsx';
import { ToastHost } from '../kit/toast/toast-host.tsx';
import { Maintenance } from './maintenance/maintenance.tsx';
import { NextMaintenanceBanner } from './maintenance/next-maintenance-banner.tsx';
import { OfflineNotice } from './maintenance/offline-notice.tsx';
import { WaitingNotice } from './maintenance/waiting-notice.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  return (
    <>
      <NextMaintenanceBanner />
      <TestModeBanner />
      <Outlet />
      <Maintenance />
      <ToastHost>
        <OfflineNotice />
        <WaitingNotice />
      </ToastHost>
    </>
  );
}
