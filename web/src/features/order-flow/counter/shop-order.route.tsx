import { createFileRoute } from '@tanstack/react-router';
import { ledOrdersOf, requirePermission } from '../../../api/session.ts';
import { messages as files } from '../../../kit/files/files.messages.ts';
import { Texts } from '../../../texts/texts.tsx';
import { OrderFailed } from '../pages/order-failed.tsx';
import { orderQuery } from '../queries/order-query.ts';
import { messages as order } from '../texts/order.messages.ts';
import { messages } from './shop-order.messages.ts';
import { ShopOrderPage } from './shop-order-page.tsx';
import type { ShopOrderView } from './shop-order-page.tsx';

/** An order as its shop looks at it, and whoever of head office sold it: /shopadmin/orders/{slug}, its summary and its link to the client (ROUTE-023 to 025). */
export const Route = createFileRoute('/_panel/shopadmin/orders/$slug/{-$view}')({
  loader: async ({ context, params }) => {
    const { roles } = await requirePermission(context.queryClient, 'leadSoldOrders');
    await context.queryClient.ensureQueryData(orderQuery(params.slug, 'getShopOrder'));
    return { list: ledOrdersOf(roles) };
  },
  component: ShopOrder,
  errorComponent: OrderFailed,
});

const views: Readonly<Record<string, ShopOrderView>> = { sumup: 'sumup', 'offer-sent': 'offerSent' };

function ShopOrder() {
  const { slug, view } = Route.useParams();
  const { list } = Route.useLoaderData();
  return (
    <Texts of={{ ...order, ...files, ...messages }}>
      <ShopOrderPage key={slug} slug={slug} list={list} view={views[view ?? ''] ?? 'all'} />
    </Texts>
  );
}
