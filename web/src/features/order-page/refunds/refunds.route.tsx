import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { RefundsPage } from './refunds-page.tsx';
import { readRefundsSearch } from './refunds-search.ts';

export const Route = createFileRoute('/_panel/$area/refunds')({
  validateSearch: readRefundsSearch,
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'administerOrders', location),
  component: Refunds,
});

function Refunds() {
  const navigate = Route.useNavigate();
  return (
    <RefundsPage
      area={Route.useParams().area}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
