import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { OrdersPage } from './orders-page.tsx';
import { readOrdersSearch } from './orders-search.ts';

export const Route = createFileRoute('/_panel/superadmin/orders')({
  validateSearch: readOrdersSearch,
  loader: ({ context }) => requirePermission(context.queryClient, 'readOrders'),
  component: SuperadminOrders,
});

function SuperadminOrders() {
  return <OrdersPage user={Route.useLoaderData()} list="listOrders" search={Route.useSearch()} />;
}
