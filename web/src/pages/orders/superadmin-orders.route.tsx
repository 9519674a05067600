import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../session/session.ts';
import { OrdersPage } from './orders-page.tsx';

export const Route = createFileRoute('/superadmin/orders')({
  loader: ({ context }) => requirePermission(context.queryClient, 'readOrders'),
  component: SuperadminOrders,
});

function SuperadminOrders() {
  return <OrdersPage user={Route.useLoaderData()} list="listOrders" />;
}
