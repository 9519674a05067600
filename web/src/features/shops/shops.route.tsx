import { mayDo } from '@app/machines/contract';
import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { ShopPage } from './shop-page.tsx';
import { ShopsPage } from './shops-page.tsx';
import { readShopsSearch } from './shops-search.ts';
import type { ShopsSearch } from './shops-search.ts';

/** Partner shops, one of them, and a new one under the id 'new' (ROUTE-042 to 045, 082). */
export const Route = createFileRoute('/_panel/$area/shops/{-$id}')({
  validateSearch: (given): ShopsSearch => readShopsSearch(given),
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeShops', location),
  component: Shops,
});

function Shops() {
  const { area, id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayManage = mayDo(Route.useLoaderData().roles, 'manageShops');
  if (id === undefined)
    return (
      <ShopsPage
        area={area}
        parentId={null}
        mayAdd={mayManage}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
      />
    );
  return (
    <ShopPage
      key={id}
      area={area}
      id={id === 'new' ? null : id}
      mayManage={mayManage}
      onAdded={(added) => void navigate({ params: { area, id: added }, replace: true })}
    />
  );
}
