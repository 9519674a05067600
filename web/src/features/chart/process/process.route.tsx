import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { ProcessPage } from './process-page.tsx';
import type { ProcessSearch } from './process-search.ts';

export const Route = createFileRoute('/_panel/$area/chart/process')({
  validateSearch: (search): ProcessSearch => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeChart', location),
  component: StaffProcess,
});

function StaffProcess() {
  const navigate = Route.useNavigate();
  return (
    <ProcessPage
      area={Route.useParams().area}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
