import { shopStatusNames, type ShopStatus } from '../../order/index.ts';
import * as v from 'valibot';
import { amount, messages, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const read = {
  roles: permissions.createOrderAsShopServer,
  method: 'GET',
  idempotent: false,
  rate: 'read',
} as const;

/** The coarser statuses that shops see. */
export const shopStatusSchema = v.picklist(
  Object.keys(shopStatusNames) as [ShopStatus, ...ShopStatus[]],
  messages.choice,
);

/** An order as its shop's server reads it: of its client nothing. Amounts in złoty. */
const EcommerceOrderReply = v.object({
  external_order_id: v.string(),
  siemens_id: v.string(),
  /** Null while the order only passes through a status. */
  shop_status: v.nullable(shopStatusSchema),
  /** The status in Polish, as the shop's panel shows it. */
  shop_status_name: v.nullable(v.string()),
  /** Grows with every change of the order; a webhook names it too. */
  sequence: v.number(),
  financing_type: v.string(),
  sales_channel: v.string(),
  price: v.nullable(amount),
  gross_price: v.nullable(amount),
  initial_payment: v.nullable(amount),
  installment_value: v.nullable(amount),
  payments_count: v.nullable(v.number()),
  redirect_url: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});

/** What a shop's server reads of the orders that it has created. */
export const ecommerceOrdersCalls = named({
  listEcommerceOrders: {
    ...read,
    path: '/api/ecommerce/orders',
    summary:
      "The orders that the shop's server has created, the newest first; `next` is what to send as `after`, null on the last page.",
    query: v.object({
      after: v.optional(text(128)),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/u, messages.number))),
    }),
    reply: v.object({ orders: v.array(EcommerceOrderReply), next: v.nullable(v.string()) }),
  },
  getEcommerceOrder: {
    ...read,
    path: '/api/ecommerce/orders/:external_order_id',
    summary: "One of them by the shop's own number.",
    reply: EcommerceOrderReply,
  },
});
