import type { Facts, OrderStatus } from '@app/machines/order';
import { isOrderStatus } from '@app/machines/order';
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { newestVersion } from '../../../api/newest-version.ts';

/** An order as the pages see it: amounts are still the wire's decimal strings; status and facts are the chart's. */
export type Order = Omit<Reply<'getOrder'>, 'status' | 'facts'> & { status: OrderStatus; facts: Facts };

/** The server's order; a status that this page's chart does not know means a newer release, never another status. */
export function orderOf(reply: Reply<'getOrder'>): Order {
  if (!isOrderStatus(reply.status)) throw new Error(`Unknown order status: ${String(reply.status)}`);
  return { ...reply, status: reply.status, facts: reply.facts as unknown as Facts };
}

/** A page shows an order to one reader: its client and its salesman share the place in which it is kept. */
export const orderKey = (slug: string) => ['order', slug] as const;

/** An order by the slug of its link: as its client reads it, or a salesman of its shop. */
export function orderQuery(slug: string, call: 'getOrder' | 'getShopOrder' = 'getOrder') {
  return queryOptions({
    queryKey: orderKey(slug),
    queryFn: async ({ signal }) => orderOf(await askApi(call, { params: { slug }, signal })),
    structuralSharing: newestVersion,
  });
}
