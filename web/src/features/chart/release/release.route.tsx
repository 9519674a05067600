import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { ReleasePage } from './release-page.tsx';
import type { ReleaseSearch } from './release-search.ts';

export const Route = createFileRoute('/_panel/$area/chart/release')({
  validateSearch: (search): ReleaseSearch => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeChart', location),
  component: StaffRelease,
});

function StaffRelease() {
  const navigate = Route.useNavigate();
  return (
    <ReleasePage
      area={Route.useParams().area}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
