import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { chartQuery } from './chart-data.ts';
import { ChartPage } from './chart-page.tsx';
import { readChartSearch } from './chart-search.ts';

export const Route = createFileRoute('/_panel/$area/chart')({
  validateSearch: readChartSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const [chart] = await Promise.all([
      queryClient.ensureQueryData(chartQuery),
      requireStaffPage(queryClient, 'seeChart', location),
    ]);
    return chart;
  },
  component: StaffChart,
});

function StaffChart() {
  const navigate = Route.useNavigate();
  return (
    <ChartPage
      area={Route.useParams().area}
      chart={Route.useLoaderData()}
      // The router hands on what the address holds besides: an unknown phase must not be drawn.
      search={readChartSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
