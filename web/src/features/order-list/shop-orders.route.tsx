import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../api/session.ts';
import { OrdersPage } from './orders-page.tsx';
import { readOrdersSearch } from './orders-search.ts';

export const Route = createFileRoute('/_panel/shop/orders')({
  validateSearch: readOrdersSearch,
  loader: ({ context }) => requirePermission(context.queryClient, 'seeShopPanel'),
  component: ShopOrders,
});

function ShopOrders() {
  return <OrdersPage user={Route.useLoaderData()} list="listShopOrders" search={Route.useSearch()} />;
}
