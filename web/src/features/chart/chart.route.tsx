import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { ChartPage } from './chart-page.tsx';
import type { ChartSearch } from './chart-search.ts';

export const Route = createFileRoute('/_panel/$area/chart')({
  validateSearch: (search): ChartSearch => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeChart', location),
  component: StaffChart,
});

function StaffChart() {
  const navigate = Route.useNavigate();
  return (
    <ChartPage
      area={Route.useParams().area}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
