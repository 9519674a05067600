import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../session/session.ts';
import { OrdersPage } from './orders-page.tsx';

export const Route = createFileRoute('/admin/orders')({
  loader: ({ context }) => requirePermission(context.queryClient, 'readOrders'),
  component: AdminOrders,
});

function AdminOrders() {
  return <OrdersPage user={Route.useLoaderData()} list="listOrders" />;
}
