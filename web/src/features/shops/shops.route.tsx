import { mayDo } from '@app/machines/contract';
import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { ShopPage } from './shop-page.tsx';
import { ShopsPage } from './shops-page.tsx';
import { readShopsSearch } from './shops-search.ts';
import type { ShopsSearch } from './shops-search.ts';

/** Partner shops, one of them, a new one under the id 'new', and the shops under one (ROUTE-042 to 046, 082). */
export const Route = createFileRoute('/_panel/$area/shops/{-$id}/{-$page}')({
  validateSearch: (given): ShopsSearch => readShopsSearch(given),
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'seeShops', location),
  component: Shops,
});

function Shops() {
  const { area, id, page } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayManage = mayDo(Route.useLoaderData().roles, 'manageShops');
  if (id === undefined || page === 'child-shops')
    return (
      <ShopsPage
        key={id}
        area={area}
        parentId={id ?? null}
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
