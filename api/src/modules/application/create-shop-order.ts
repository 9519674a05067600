import { loadOrderDetails, newId, newSlug, replaceOrderItems } from '@app/db';
import { groszFromWire, ownFromWire } from '@app/machines/contract';
import { channelPolicy, newFacts } from '@app/machines/order';
import { accessContextOf, userOf } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { insertCreatedOrder } from '../order-life/create-order.ts';
import { shopOfSalesman } from '../order-life/shop-of-order.ts';
import { renderOrderReply } from '../order-life/order-reply.ts';
import { offeredFinancing } from './ecommerce/offered-financing.ts';
import { calculateOffer } from './offer/calculate-offer.ts';
import { itemFromWire } from './offer/from-wire.ts';
import { areComplete, refuseWrongItems } from './offer/update-offer.ts';

/** An order that a salesman begins in his own shop: ready for its summary where its calculation fits and is not left open. */
export const createShopOrder: Command<'createShopOrder'> = async (request) => {
  const { ports, body, caller } = request;
  const user = userOf(caller);
  const shop = await shopOfSalesman(request);
  const salesChannel = body.sales_channel;
  const financingType = offeredFinancing(shop, salesChannel, body.financing_type);
  const items = body.order_items_attributes.map((item) => itemFromWire(item));
  await refuseWrongItems(ports, { salesChannel, financingType }, shop, items);
  const { columns, entryValueSetManually, problems, initialPayment } = await calculateOffer(ports.db, {
    salesChannel,
    financingType,
    shop,
    items,
    own: ownFromWire(body),
    paymentsCount: body.payments_count ?? null,
    customPurposeLoan: groszFromWire(body.custom_purpose_loan ?? 0),
    at: ports.now(),
  });
  const isOpen = body.dont_move_to_next_status === true;
  const fits = Object.keys(problems).length === 0;
  if (!fits && !isOpen) throw invalid(problems);
  const { flowType } = channelPolicy[salesChannel];
  const id = newId();
  const itemsComplete = areComplete(items);
  const facts = newFacts({
    salesChannel,
    financingType,
    flowType,
    remote: body.remote ?? false,
    itemsComplete,
    calculated: fits && itemsComplete && !isOpen,
    calculationWithinBounds: fits,
    grossPrice: columns.grossPrice ?? 0,
    initialPayment,
  });
  const order = {
    id,
    slug: newSlug(),
    shopId: shop.id,
    userId: null,
    salesChannel,
    receiveChannel: 'salesman_panel',
    financingType,
    flowType,
    externalOrderId: null,
    shopRedirectUrl: null,
    orderedAt: ports.now(),
    contact: null,
    ...columns,
    entryValueSetManually,
    facts,
  } as const;
  return {
    async write(tx) {
      const creation = {
        actor: 'salesman' as const,
        userId: user.id,
        order,
        write: () => replaceOrderItems(tx, id, items),
      };
      const created = await insertCreatedOrder(tx, creation, ports.now());
      return renderOrderReply(created, await loadOrderDetails(tx, created, false), accessContextOf(request));
    },
    committed: ports.wakeOutbox,
  };
};
