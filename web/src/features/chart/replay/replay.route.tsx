import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../../api/session.ts';
import { ReplayPage } from './replay-page.tsx';
import type { ReplaySearch } from './replay-search.ts';

export const Route = createFileRoute('/_panel/$area/orders/$slug/replay')({
  validateSearch: (search): ReplaySearch => search,
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeChart', location),
  component: StaffReplay,
});

function StaffReplay() {
  const navigate = Route.useNavigate();
  const { area, slug } = Route.useParams();
  return (
    <ReplayPage
      key={slug}
      area={area}
      slug={slug}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
