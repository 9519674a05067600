import { createFileRoute } from '@tanstack/react-router';
import { orderQuery } from '../queries/order-query.ts';
import { OrderFailed } from './order-failed.tsx';
import { OrderPage } from './order-page.tsx';

/** The agreement's own address: the same page, without the stepper in the header. */
export const Route = createFileRoute('/orders/$slug/agreements')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(orderQuery(params.slug)),
  component: ClientAgreements,
  errorComponent: OrderFailed,
});

function ClientAgreements() {
  const { slug } = Route.useParams();
  return <OrderPage slug={slug} address="agreements" />;
}
