import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { ReadsPage } from './reads-page.tsx';
import { readReadsSearch } from './reads-search.ts';

export const Route = createFileRoute('/_panel/superadmin/reads')({
  validateSearch: readReadsSearch,
  loader: ({ context }) => requirePermission(context.queryClient, 'seeReads'),
  component: Reads,
});

function Reads() {
  const navigate = Route.useNavigate();
  return (
    <ReadsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
  );
}
