import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { AccountPage } from './account-page.tsx';
import { AccountsPage } from './accounts-page.tsx';
import { readAccountsSearch } from './accounts-search.ts';
import type { AccountsSearch } from './accounts-search.ts';

/** The accounts of a shop as head office keeps them (ROUTE-047), and a new one. */
export const Route = createFileRoute('/_panel/$area/shops/$id/accounts/$mode')({
  validateSearch: (given): AccountsSearch => readAccountsSearch(given),
  loader: ({ context: { queryClient }, location }) => requireStaffPage(queryClient, 'manageUsers', location),
  component: AccountsOfShop,
});

function AccountsOfShop() {
  const { area, id, mode } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = Route.useLoaderData();
  const ofShop = { side: 'staff', base: `/${area}`, shopId: id } as const;
  if (mode === 'new') return <AccountPage {...ofShop} me={me} id={null} />;
  return (
    <AccountsPage
      key={id}
      {...ofShop}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
