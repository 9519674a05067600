import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { PaymentsReportPage } from './payments-report-page.tsx';
import type { ReportAddress } from '../saved-reports/saved-reports.ts';
import type { PaymentsSearch } from './payments-report-search.ts';

/** The head office's report of payments (ROUTE-036, 061). */
export const Route = createFileRoute('/_panel/$area/orders/payments_report')({
  validateSearch: (search): ReportAddress<PaymentsSearch> => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'readReports', location),
  component: PaymentsReport,
});

function PaymentsReport() {
  const navigate = Route.useNavigate();
  return (
    <PaymentsReportPage
      area={Route.useParams().area}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
