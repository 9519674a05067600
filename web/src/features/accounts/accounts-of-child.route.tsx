import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { AccountPage } from './account-page.tsx';
import { AccountsPage } from './accounts-page.tsx';
import { readAccountsSearch } from './accounts-search.ts';
import type { AccountsSearch } from './accounts-search.ts';

/** The accounts of a shop under the own one, and a new one there. */
export const Route = createFileRoute('/_panel/shopadmin/shops/$id/accounts/$mode')({
  validateSearch: (given): AccountsSearch => readAccountsSearch(given),
  loader: ({ context }) => requirePermission(context.queryClient, 'manageOwnShop'),
  component: AccountsOfChild,
});

function AccountsOfChild() {
  const { id, mode } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = Route.useLoaderData();
  const ofChild = { side: 'shop', base: '/shopadmin', shopId: id } as const;
  if (mode === 'new') return <AccountPage {...ofChild} me={me} id={null} />;
  return (
    <AccountsPage
      key={id}
      {...ofChild}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
