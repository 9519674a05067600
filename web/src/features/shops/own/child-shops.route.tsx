import { keepsChildShops } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { readShopsSearch } from '../shops-search.ts';
import type { ShopsSearch } from '../shops-search.ts';
import { ImportPage } from '../../../kit/imports/import-page.tsx';
import { ChildShopPage } from './child-shop-page.tsx';
import { ChildShopsPage, NoChildShops } from './child-shops-page.tsx';
import { childShopsKey } from './child-shops-query.ts';

/** The shops under the own one, one of them, a new one under the id 'new', and many from a file under 'upload' (ROUTE-033). */
export const Route = createFileRoute('/_panel/shopadmin/shops/{-$id}')({
  validateSearch: (given): ShopsSearch => readShopsSearch(given),
  loader: ({ context }) => requirePermission(context.queryClient, 'manageOwnShop'),
  component: ChildShops,
});

function ChildShops() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = Route.useLoaderData();
  const client = useQueryClient();
  if (me.shop === null || !keepsChildShops(me.shop.shopSettingAttributes)) return <NoChildShops />;
  if (id === 'upload')
    return (
      <ImportPage
        call="uploadShops"
        listHref="/shopadmin/shops"
        onAdded={async () => {
          await client.invalidateQueries({ queryKey: childShopsKey });
          await navigate({ params: { id: undefined }, search: {} });
        }}
      />
    );
  if (id === undefined)
    return (
      <ChildShopsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    );
  return (
    <ChildShopPage
      key={id}
      id={id === 'new' ? null : id}
      parentName={me.shop.name}
      keepsAccounts={me.roles.includes('shop_superadmin')}
      onAdded={(added) => void navigate({ params: { id: added }, replace: true })}
    />
  );
}
