import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../api/session.ts';
import { messages as files } from '../../../kit/files/files.messages.ts';
import { Texts } from '../../../texts/texts.tsx';
import { OrderFailed } from '../pages/order-failed.tsx';
import { orderQuery } from '../queries/order-query.ts';
import { messages as order } from '../texts/order.messages.ts';
import { messages } from './shop-order.messages.ts';
import { ShopOrderPage } from './shop-order-page.tsx';
import type { ShopOrderView } from './shop-order-page.tsx';

/** An order as its shop looks at it: /shopadmin/orders/{slug}, its summary and its link to the client (ROUTE-023 to 025). */
export const Route = createFileRoute('/_panel/shopadmin/orders/$slug/{-$view}')({
  loader: async ({ context, params }) => {
    await requirePermission(context.queryClient, 'sellOrders');
    await context.queryClient.ensureQueryData(orderQuery(params.slug, 'getShopOrder'));
  },
  component: ShopOrder,
  errorComponent: OrderFailed,
});

const views: Readonly<Record<string, ShopOrderView>> = { sumup: 'sumup', 'offer-sent': 'offerSent' };

function ShopOrder() {
  const { slug, view } = Route.useParams();
  return (
    <Texts of={{ ...order, ...files, ...messages }}>
      <ShopOrderPage key={slug} slug={slug} view={views[view ?? ''] ?? 'all'} />
    </Texts>
  );
}
