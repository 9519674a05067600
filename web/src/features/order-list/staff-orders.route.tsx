import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { OrdersPage } from './orders-page.tsx';
import { readOrdersSearch } from './orders-search.ts';

export const Route = createFileRoute('/_panel/$area/orders')({
  validateSearch: readOrdersSearch,
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'readOrders', location),
  component: StaffOrders,
});

function StaffOrders() {
  return <OrdersPage user={Route.useLoaderData()} list="listOrders" search={Route.useSearch()} />;
}
