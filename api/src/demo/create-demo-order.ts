import {
  claimExternalOrder,
  loadShopByClientId,
  loadUserByEmail,
  newId,
  newSlug,
  replaceOrderItems,
  shopConfigs,
  type Order,
  type Shop,
} from '@app/db';
import { demoAccounts, type DemoOrder } from '@app/db/demo';
import { channelPolicy, newFacts, type Facts } from '@app/machines/order';
import { calculateOffer } from '../modules/application/offer/calculate-offer.ts';
import { itemFromWire } from '../modules/application/offer/from-wire.ts';
import type { Ports } from '../kernel/ports.ts';
import { createOrder } from '../modules/order-life/create-order.ts';

/** The shop that sells this order. */
export async function shopOfDemo(ports: Ports, { shop: clientId }: DemoOrder): Promise<Shop> {
  const shop = await loadShopByClientId(ports.db, clientId);
  if (shop === null) throw new Error(`The demo has no shop ${clientId}`);
  return shop;
}

/** The account that sells for a shop, or null where its own server does. */
export async function sellerOf(ports: Ports, { shop, seller }: DemoOrder): Promise<string | null> {
  const account = demoAccounts.find((each) =>
    seller === undefined ? each.shop === shop : each.email === seller,
  );
  return account === undefined ? null : ((await loadUserByEmail(ports.db, account.email))?.id ?? null);
}

/**
 * Begins the order as its shop's server or salesman does, calculated from the catalogue; goods that still need completing
 * are not. `facts` are set beside those.
 */
export async function createDemoOrder(
  ports: Ports,
  demo: DemoOrder,
  facts: Partial<Facts> = {},
): Promise<Order> {
  const shop = await shopOfDemo(ports, demo);
  const { channel: salesChannel, financingType } = shopConfigs[demo.config];
  const channelFlow = channelPolicy[salesChannel].flowType;
  const flowType = demo.flowType ?? channelFlow;
  const items = demo.goods.map(([name, quantity, grossPrice, category]) =>
    itemFromWire({ name, quantity, gross_price: grossPrice, gross_price_selected: true, category }),
  );
  const wish = {
    salesChannel,
    financingType,
    shop,
    items,
    own: null,
    paymentsCount: demo.paymentsCount,
    at: ports.now(),
  } as const;
  const { columns, entryValueSetManually, initialPayment, problems } = await calculateOffer(ports.db, wish);
  const wrong = Object.values(problems);
  if (wrong.length > 0) throw new Error(`The catalogue does not offer ${demo.number}: ${wrong.join(', ')}`);
  const draft = demo.status === 'update_order_with_items';
  const sold = channelFlow === 'salesman';
  const id = newId();
  return createOrder(ports, {
    actor: sold ? 'salesman' : 'shop_api',
    userId: sold ? await sellerOf(ports, demo) : null,
    order: {
      id,
      slug: demo.slug ?? newSlug(),
      shopId: shop.id,
      userId: sold ? await sellerOf(ports, demo) : null,
      salesChannel,
      receiveChannel: sold ? 'salesman_panel' : 'api',
      financingType,
      flowType,
      externalOrderId: demo.number,
      shopRedirectUrl: shop.url === null ? null : `${shop.url}/zamowienia/${demo.number}`,
      orderedAt: ports.now(),
      ...columns,
      entryValueSetManually,
      facts: newFacts({
        salesChannel,
        financingType,
        flowType,
        itemsEditable: draft || sold,
        itemsComplete: true,
        calculated: !draft,
        calculationWithinBounds: true,
        grossPrice: columns.grossPrice ?? 0,
        initialPayment,
        ...facts,
      }),
    },
    write: async (tx) => {
      const number = { shopId: shop.id, externalOrderId: demo.number };
      if (!sold) await claimExternalOrder(tx, number, { orderId: id, content: null });
      await replaceOrderItems(tx, id, items);
    },
  });
}
