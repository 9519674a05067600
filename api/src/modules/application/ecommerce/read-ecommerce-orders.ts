import { listOrdersOfServer, loadOrderOfServer, type Order } from '@app/db';
import { groszToWire, momentToWire, type ReplyOf } from '@app/machines/contract';
import { shopStatusNames, shopStatusOf } from '@app/machines/order';
import type { Caller } from '../../../kernel/call-context.ts';
import { clientUrl } from '../../../kernel/client-url.ts';
import { notFound, withBody } from '../../../kernel/errors.ts';
import type { Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { cursorText, pageSizeOf, placeOf } from '../../order-life/order-list-query.ts';

function shopIdOf(caller: Caller): string {
  if (caller.kind !== 'shopServer') throw notFound();
  return caller.shopId;
}

const unknownOrder = {
  code: 'unknown_order',
  detail: "The shop's server has created no order under this external_order_id.",
};

const orAmount = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

function wire(ports: Ports, order: Order): ReplyOf<'getEcommerceOrder'> {
  const shopStatus = shopStatusOf(order.status, order.facts);
  return {
    external_order_id: order.externalOrderId ?? '',
    siemens_id: order.number,
    shop_status: shopStatus,
    shop_status_name: shopStatus === null ? null : shopStatusNames[shopStatus],
    sequence: order.version,
    financing_type: order.financingType,
    sales_channel: order.salesChannel,
    price: orAmount(order.price),
    gross_price: orAmount(order.grossPrice),
    initial_payment: orAmount(order.facts.initialPayment),
    installment_value: orAmount(order.installmentValue),
    payments_count: order.paymentsCount,
    redirect_url: clientUrl(ports, order),
    created_at: momentToWire(order.createdAt),
    updated_at: momentToWire(order.updatedAt),
  };
}

/** The orders that the shop's server has created. What a salesman sold is in the shop's panel, and not here. */
export const listEcommerceOrders: Query<'listEcommerceOrders'> = async ({ ports, query, caller }) => {
  const paging = { size: pageSizeOf(query.limit), after: placeOf(query.after) };
  const { orders, next } = await listOrdersOfServer(ports.db, shopIdOf(caller), paging);
  return { orders: orders.map((order) => wire(ports, order)), next: cursorText(next) };
};

/** One of them by the shop's own number; the same number of another shop is another order. */
export const getEcommerceOrder: Query<'getEcommerceOrder'> = async ({ ports, params, caller }) => {
  const number = { shopId: shopIdOf(caller), externalOrderId: params['external_order_id'] ?? '' };
  const order = await loadOrderOfServer(ports.db, number);
  if (order === null) throw withBody(notFound(), unknownOrder);
  return wire(ports, order);
};
