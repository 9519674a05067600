import { mayDo } from '@app/machines/contract';
import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { ShopsPage } from './shops-page.tsx';
import { readShopsSearch } from './shops-search.ts';
import type { ShopsSearch } from './shops-search.ts';

/** The shops under a shop (ROUTE-046). */
export const Route = createFileRoute('/_panel/$area/shops/$id/child-shops')({
  validateSearch: (given): ShopsSearch => readShopsSearch(given),
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeShops', location),
  component: ChildShops,
});

function ChildShops() {
  const { area, id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ShopsPage
      key={id}
      area={area}
      parentId={id}
      mayAdd={mayDo(Route.useLoaderData().roles, 'manageShops')}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
