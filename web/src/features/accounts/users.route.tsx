import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { AccountPage } from './account-page.tsx';
import { AccountsPage } from './accounts-page.tsx';
import { readAccountsSearch } from './accounts-search.ts';
import type { AccountsSearch } from './accounts-search.ts';

/** Accounts of head office for superadmins, with a new one under the id 'new'; one account, also of a shop, for staff. */
export const Route = createFileRoute('/_panel/$area/users/{-$id}/{-$edit}')({
  validateSearch: (given): AccountsSearch => readAccountsSearch(given),
  loader: ({ context: { queryClient }, location, params: { id } }) =>
    requireStaffPage(
      queryClient,
      id === undefined || id === 'new' ? 'manageHeadOffice' : 'manageUsers',
      location,
    ),
  component: Users,
});

function Users() {
  const { area, id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = Route.useLoaderData();
  const headOffice = { side: 'staff', base: `/${area}`, shopId: null } as const;
  if (id !== undefined) return <AccountPage key={id} {...headOffice} me={me} id={id === 'new' ? null : id} />;
  return (
    <AccountsPage
      {...headOffice}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
