import { mayDo } from '@app/machines/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { Texts } from '../../../texts/texts.tsx';
import { OrderFailed } from '../pages/order-failed.tsx';
import { orderQuery } from '../queries/order-query.ts';
import { messages } from '../texts/order.messages.ts';
import { messages as counter } from './counter.messages.ts';
import { CounterPage } from './counter-page.tsx';

/** Where a salesman leads an order on: `flow` is product and channel, `step` the order's status (ROUTE-018 to 020). Head office has a page of its own. */
export const Route = createFileRoute('/_panel/shop/$flow/orders/$slug/edit/$step')({
  loader: async ({ context, params }) => {
    const user = await requirePermission(context.queryClient, 'leadSoldOrders');
    if (!mayDo(user.roles, 'sellOrders'))
      throw redirect({ to: '/superadmin/orders/$slug/sumup_medical', params, replace: true });
    await context.queryClient.ensureQueryData(orderQuery(params.slug, 'getShopOrder'));
  },
  component: CounterOrder,
  errorComponent: OrderFailed,
});

function CounterOrder() {
  const { slug } = Route.useParams();
  return (
    <Texts of={messages}>
      <Texts of={counter}>
        <CounterPage key={slug} slug={slug} />
      </Texts>
    </Texts>
  );
}
