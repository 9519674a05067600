import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { readDashboardSearch } from './dashboard-search.ts';

export const Route = createFileRoute('/_panel/$area/orders/dashboard')({
  validateSearch: readDashboardSearch,
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'seeDashboard', location),
  component: StaffDashboard,
});

function StaffDashboard() {
  const navigate = Route.useNavigate();
  return (
    <DashboardPage
      area={Route.useParams().area}
      user={Route.useLoaderData()}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
