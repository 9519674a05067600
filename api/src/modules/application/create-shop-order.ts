import { loadOrderDetails, replaceOrderItems } from '@app/db';
import { accessContextOf, userOf } from '../../kernel/access.ts';
import type { Command } from '../../kernel/handlers.ts';
import { insertCreatedOrder } from '../order-life/create-order.ts';
import { renderOrderReply } from '../order-life/order-reply.ts';
import { shopOfSalesman } from '../order-life/shop-of-order.ts';
import { beginOffer } from './begin-offer.ts';
import { offeredFinancing } from './ecommerce/offered-financing.ts';

/** An order that a salesman begins in his own shop: ready for its summary where its calculation fits and is not left open. */
export const createShopOrder: Command<'createShopOrder'> = async (request) => {
  const { ports, body, caller } = request;
  const user = userOf(caller);
  const shop = await shopOfSalesman(request);
  const salesChannel = body.sales_channel;
  const financingType = offeredFinancing(shop, salesChannel, body.financing_type);
  const { order, items } = await beginOffer(
    ports,
    { shop, salesChannel, financingType },
    { ...body, isOpen: body.dont_move_to_next_status === true, contact: null },
  );
  return {
    async write(tx) {
      const creation = {
        actor: 'salesman' as const,
        userId: user.id,
        order,
        write: () => replaceOrderItems(tx, order.id, items),
      };
      const created = await insertCreatedOrder(tx, creation, ports.now());
      return renderOrderReply(created, await loadOrderDetails(tx, created, false), accessContextOf(request));
    },
    ofOrder: () => order.id,
    committed: ports.wakeOutbox,
  };
};
