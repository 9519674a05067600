import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import type { ReportAddress } from '../saved-reports/saved-reports.ts';
import type { ReportSearch } from './report-search.ts';
import { SalesReportPage } from './sales-report-page.tsx';

/** A shop's report of its own sales (ROUTE-087); a route of its own, since /shop/orders/$offer comes before $area's. */
export const Route = createFileRoute('/_panel/shop/orders/report')({
  validateSearch: (search): ReportAddress<ReportSearch> => search,
  loader: ({ context: { queryClient } }) => requirePermission(queryClient, 'sellOrders'),
  component: ShopSalesReport,
});

function ShopSalesReport() {
  const navigate = Route.useNavigate();
  return (
    <SalesReportPage
      user={Route.useLoaderData()}
      call="shopSalesReport"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
