import { listProviders, shopFlags } from '@app/db';
import type { Query } from '../../kernel/handlers.ts';
import { shopOfSalesman } from '../order-life/shop-of-order.ts';
import { shopReply } from '../order-life/shop-reply.ts';

/** The salesman's own shop, and under which names of the specification it sells. */
export const getShopDetails: Query<'getShopDetails'> = async (request) => {
  const shop = await shopOfSalesman(request);
  const configs = Object.entries(shopFlags(shop.configs)).flatMap(([name, sells]) => (sells ? [name] : []));
  return { ...shopReply(shop, await listProviders(request.ports.db, shop.id)), configs };
};
