import { createFileRoute } from '@tanstack/react-router';
import { requirePermission, requireStaffPage } from '../../../api/session.ts';
import type { ReportSearch } from './report-search.ts';
import { SalesReportPage } from './sales-report-page.tsx';

/** The head office's report and, where the area is 'shop', a shop's own (ROUTE-037, 060, 087). */
export const Route = createFileRoute('/_panel/$area/orders/report')({
  validateSearch: (search): ReportSearch => search,
  loader: ({ context: { queryClient }, params, location }) =>
    params.area === 'shop'
      ? requirePermission(queryClient, 'sellOrders')
      : requireStaffPage(queryClient, 'readReports', location),
  component: SalesReport,
});

function SalesReport() {
  const navigate = Route.useNavigate();
  return (
    <SalesReportPage
      user={Route.useLoaderData()}
      call={Route.useParams().area === 'shop' ? 'shopSalesReport' : 'salesReport'}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
