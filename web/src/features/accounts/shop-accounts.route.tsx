import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ImportPage } from '../../kit/imports/import-page.tsx';
import { AccountPage } from './account-page.tsx';
import { AccountsPage } from './accounts-page.tsx';
import { accountsKey } from './accounts-query.ts';
import { readAccountsSearch } from './accounts-search.ts';
import type { AccountsSearch } from './accounts-search.ts';

/** Accounts of a shop for its administrators, one of them, a new one under the id 'new' (ROUTE-030 to 032), and many from a file under 'upload'. */
export const Route = createFileRoute('/_panel/shopadmin/users/{-$id}/{-$edit}')({
  validateSearch: (given): AccountsSearch => readAccountsSearch(given),
  loader: ({ context }) => requirePermission(context.queryClient, 'manageShopAccounts'),
  component: ShopAccounts,
});

const ownSide = { side: 'shop', base: '/shopadmin', shopId: null } as const;

function ShopAccounts() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = Route.useLoaderData();
  const client = useQueryClient();
  if (id === 'upload')
    return (
      <ImportPage
        call="uploadUsers"
        listHref="/shopadmin/users"
        onAdded={async () => {
          await client.invalidateQueries({ queryKey: accountsKey });
          await navigate({ params: { id: undefined }, search: {} });
        }}
      />
    );
  if (id !== undefined) return <AccountPage key={id} {...ownSide} me={me} id={id === 'new' ? null : id} />;
  return (
    <AccountsPage
      {...ownSide}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
