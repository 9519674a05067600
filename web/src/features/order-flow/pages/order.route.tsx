import { createFileRoute } from '@tanstack/react-router';
import { orderQuery } from '../queries/order-query.ts';
import { OrderFailed } from './order-failed.tsx';
import { OrderPage } from './order-page.tsx';

export const Route = createFileRoute('/orders/$slug')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(orderQuery(params.slug)),
  component: ClientOrder,
  errorComponent: OrderFailed,
});

function ClientOrder() {
  const { slug } = Route.useParams();
  return <OrderPage slug={slug} address="order" />;
}
