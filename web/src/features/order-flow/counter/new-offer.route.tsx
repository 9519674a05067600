import { mayDo, newOffers } from '@app/machines/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, requirePermission } from '../../../api/session.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages as items } from '../parts/offer/items.messages.ts';
import { NewOfferPage } from './new-offer-page.tsx';
import { messages as order } from '../texts/order.messages.ts';
import { messages } from './new-offer.messages.ts';

/** Who sells it at head office has a page of his own, where he chooses the provider (ROUTE-015, 038). */
const medicalOffer = 'new_simplyloan';

/** A new offer: /shop/orders/new_lease_pos and its like; with ?remote the client finishes it on his own device. */
export const Route = createFileRoute('/_panel/shop/orders/$offer')({
  validateSearch: ({ remote }: Record<string, unknown>): { remote?: true } =>
    remote === true || remote === '' ? { remote: true } : {},
  // With its page: what a shop sells has no business in a client's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context, params }) => {
    const isMedical = params.offer === medicalOffer;
    const user = await requirePermission(context.queryClient, isMedical ? 'leadSoldOrders' : 'sellOrders');
    if (!mayDo(user.roles, 'sellOrders'))
      throw redirect({ to: '/superadmin/orders/new_simplyloan', replace: true });
    const offer = newOffers.find(({ segment }) => segment === params.offer);
    if (offer === undefined) throw redirect({ href: homeOf(user.roles), replace: true });
    return { offer, shop: user.shop };
  },
  component: NewOffer,
});

function NewOffer() {
  const { offer, shop } = Route.useLoaderData();
  const { remote = false } = Route.useSearch();
  return (
    <Texts of={order}>
      <Texts of={items}>
        <Texts of={messages}>
          <NewOfferPage key={offer.segment} offer={offer} shop={shop} remote={remote} />
        </Texts>
      </Texts>
    </Texts>
  );
}
