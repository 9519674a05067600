import {
  claimExternalOrder,
  isEmailOfOtherCompany,
  loadShop,
  newId,
  newSlug,
  replaceOrderItems,
  replacePersons,
  saveCompany,
  type Contact,
  type Order,
  type Shop,
} from '@app/db';
import { messages, ownFromWire, vatIdFromWire, type ReplyOf } from '@app/machines/contract';
import { channelPolicy, newFacts } from '@app/machines/order';
import { storedPhone } from '@app/machines/rules';
import { ApiError, invalid, notFound } from '../../../kernel/errors.ts';
import { lookUpCompany, type LookedUp } from '../company/look-up-company.ts';
import type { CallRequest } from '../../../kernel/call-context.ts';
import { calculateOffer } from '../offer/calculate-offer.ts';
import { itemFromWire } from '../offer/from-wire.ts';
import { offerDetails } from '../offer/offer-details.ts';
import { clientUrl } from '../../../kernel/client-url.ts';
import { offeredFinancing, usualChannel } from './offered-financing.ts';
import { contentOf, sameExternalOrder } from './same-external-order.ts';
import { RegistryUnavailable } from '../../../providers/ports.ts';
import type { Command } from '../../../kernel/handlers.ts';
import { insertCreatedOrder, type CreateOrder } from '../../order-life/create-order.ts';

type Request = CallRequest<'createEcommerceOrder'>;

async function shopOf(request: Request): Promise<Shop> {
  const shop =
    request.caller.kind === 'shopServer' ? await loadShop(request.ports.db, request.caller.shopId) : null;
  if (shop === null) throw notFound();
  return shop;
}

/** Whether the shop may send its client back to this address: its own host only. */
function refuseForeignReturn(shop: Shop, url: string | null | undefined): void {
  if (!url) return;
  const own = shop.url !== null && URL.canParse(shop.url) ? new URL(shop.url).host : null;
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw invalid({ shop_redirect_url: 'Podaj adres strony sklepu' });
  if (host !== own)
    throw invalid({ shop_redirect_url: 'Adres powrotu musi należeć do sklepu' }, undefined, [
      {
        ...{ field: 'shop_redirect_url', code: 'foreign_host', allowed: own === null ? [] : [own] },
        detail: "The client is sent back to the shop's own host only.",
      },
    ]);
}

function contactOf({ body }: Request): Contact | null {
  const user = body.user_attributes;
  if (!user?.full_name?.trim() || !user.email || !user.phone) return null;
  return {
    fullName: user.full_name.trim(),
    email: user.email.trim(),
    phone: storedPhone(user.phone),
  };
}

/** The company that the shop named, if the registry knows it; while the registry does not answer the client is asked later. */
async function companyOf({ ports, body }: Request): Promise<LookedUp | null> {
  const sent = body.company_attributes?.vat_id;
  if (!sent) return null;
  try {
    return await lookUpCompany(ports, vatIdFromWire(sent), null);
  } catch (error) {
    if (error instanceof RegistryUnavailable || error instanceof ApiError) return null;
    throw error;
  }
}

const replyOf = ({ ports }: Request, order: Order): ReplyOf<'createEcommerceOrder'> => ({
  slug: order.slug,
  siemens_id: order.number,
  status: order.status,
  redirect_url: clientUrl(ports, order),
});

async function creationOf(request: Request, shop: Shop): Promise<CreateOrder> {
  const { ports, body } = request;
  const salesChannel = body.sales_channel ?? usualChannel(shop);
  const financingType = offeredFinancing(shop, salesChannel, body.financing_type);
  refuseForeignReturn(shop, body.shop_redirect_url);
  const items = body.order_items_attributes.map((item) => itemFromWire(item));
  const wish = {
    salesChannel,
    financingType,
    shop,
    items,
    own: ownFromWire(body),
    paymentsCount: body.payments_count ?? null,
    at: ports.now(),
  } as const;
  const calculated = await calculateOffer(ports.db, wish);
  const { problems, limits } = calculated;
  const draft = salesChannel === 'scrapper';
  const fits = Object.keys(problems).length === 0;
  if (!draft && !fits) throw invalid(problems, undefined, offerDetails(problems, limits));
  const contact = contactOf(request);
  const found = await companyOf(request);
  if (contact && found && (await isEmailOfOtherCompany(ports.db, contact.email, found.company.vatId))) {
    throw invalid({ 'user.email': messages.emailTaken }, 'Email was assigned to another Vat ID');
  }
  const { flowType } = channelPolicy[salesChannel];
  const id = newId();
  const externalOrderId = body.external_order_id.trim();
  return {
    actor: 'shop_api',
    order: {
      id,
      slug: newSlug(),
      shopId: shop.id,
      userId: null,
      salesChannel,
      receiveChannel: 'api',
      financingType,
      flowType,
      externalOrderId,
      shopRedirectUrl: body.shop_redirect_url ?? null,
      orderedAt: ports.now(),
      contact,
      ...calculated.columns,
      entryValueSetManually: calculated.entryValueSetManually,
      facts: newFacts({
        salesChannel,
        financingType,
        flowType,
        itemsEditable: draft,
        returnsToShop: shop.qes && Boolean(body.shop_redirect_url),
        itemsComplete: items.every(({ name, grossPrice }) => name !== '' && grossPrice > 0),
        calculated: fits && !draft,
        calculationWithinBounds: fits,
        grossPrice: calculated.columns.grossPrice ?? 0,
        initialPayment: calculated.initialPayment,
        companyKnown: found !== null && contact !== null,
        companyFound: found !== null,
      }),
    },
    write: async (tx) => {
      const number = { shopId: shop.id, externalOrderId };
      await claimExternalOrder(tx, number, { orderId: id, content: contentOf(body) });
      await replaceOrderItems(tx, id, items);
      if (found === null) return;
      await saveCompany(tx, id, found.company, ports.now());
      await replacePersons(tx, id, found.persons);
    },
  };
}

/** An order of a shop's server. The shop's number is one order: sent again it is answered again, under whatever key, and of two at once one is made. */
export const createEcommerceOrder: Command<'createEcommerceOrder'> = async (request) => {
  const { ports, body } = request;
  const shop = await shopOf(request);
  const known = await sameExternalOrder(ports, shop.id, body);
  if (known !== null) return { write: async () => replyOf(request, known), ofOrder: () => known.id };
  const creation = await creationOf(request, shop);
  return {
    write: async (tx) => replyOf(request, await insertCreatedOrder(tx, creation, ports.now())),
    ofOrder: () => creation.order.id,
    committed: ports.wakeOutbox,
  };
};
