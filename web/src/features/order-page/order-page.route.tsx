import { createFileRoute } from '@tanstack/react-router';
import { requireStaffPage } from '../../api/session.ts';
import { OrderPage } from './order-page.tsx';

export const Route = createFileRoute('/_panel/$area/orders/$slug')({
  loader: ({ context, location }) => requireStaffPage(context.queryClient, 'administerOrders', location),
  component: StaffOrderPage,
});

function StaffOrderPage() {
  const { area, slug } = Route.useParams();
  return <OrderPage key={slug} listHref={`/${area}/orders`} slug={slug} />;
}
