import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import type { ReportAddress } from '../saved-reports/saved-reports.ts';
import type { ReportSearch } from './report-search.ts';
import { SalesReportPage } from './sales-report-page.tsx';

/** The head office's report of sales (ROUTE-037, 060). */
export const Route = createFileRoute('/_panel/$area/orders/report')({
  validateSearch: (search): ReportAddress<ReportSearch> => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'readReports', location),
  component: SalesReport,
});

function SalesReport() {
  const navigate = Route.useNavigate();
  return (
    <SalesReportPage
      user={Route.useLoaderData()}
      call="salesReport"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
