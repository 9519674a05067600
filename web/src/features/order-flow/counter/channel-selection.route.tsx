import { newOffers, posProducts } from '@app/machines/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, requirePermission } from '../../../api/session.ts';
import { Texts } from '../../../texts/texts.tsx';
import { ChannelSelectionPage } from './channel-selection-page.tsx';
import { messages } from './new-offer.messages.ts';

/** /shop/lease_pos/channel_selections: at the counter, or remotely (ROUTE-012). */
export const Route = createFileRoute('/_panel/shop/$flow/channel_selections')({
  // With its page: what a shop sells has no business in a client's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context, params }) => {
    const user = await requirePermission(context.queryClient, 'sellOrders');
    const product = posProducts.find((one) => params.flow === `${one}_pos`);
    const ways = newOffers.filter(({ financingType }) => financingType === product);
    if (ways.length === 0) throw redirect({ href: homeOf(user.roles), replace: true });
    return ways.filter(({ setting }) => user.shop?.shopSettingAttributes[setting] === true);
  },
  component: ChannelSelection,
});

function ChannelSelection() {
  return (
    <Texts of={messages}>
      <ChannelSelectionPage ways={Route.useLoaderData()} />
    </Texts>
  );
}
