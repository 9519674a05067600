import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
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
  // The same as long as the page stands: the table's rows are drawn anew for what changes in them alone.
  const onSearch = useCallback(
    (search: ChartSearch) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  );
  return <ChartPage area={Route.useParams().area} search={Route.useSearch()} onSearch={onSearch} />;
}
