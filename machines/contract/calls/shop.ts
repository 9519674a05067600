import * as v from 'valibot';
import { named } from '../call.ts';
import { CalculationIn } from '../calculation.ts';
import {
  amountIn,
  comment,
  day,
  email,
  filled,
  line,
  percentIn,
  phone,
  messages,
  text,
  vatId,
} from '../../fields/schemas.ts';
import { statusSchema, targetSchema } from '../chart-schemas.ts';
import { ItemsIn } from '../items.ts';
import { OrderListReply, OrderReply } from '../order.ts';
import { OrderListQuery } from '../order-list.ts';
import { permissions } from '../roles.ts';
import { versionField } from './client-rows.ts';

const roles = permissions.sellOrders;
const change = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;
const read = { roles, idempotent: false, rate: 'read' } as const;
/** What belongs to one order: whoever of head office sold it sends it too. */
const lead = { ...change, roles: permissions.leadSoldOrders } as const;
const readSold = { ...read, roles: permissions.leadSoldOrders } as const;

/** A shop's order as its own server creates it. Prices are of one piece; give the net or the gross one. */
export const EcommerceOrder = v.object({
  external_order_id: filled(64),
  sales_channel: v.optional(v.picklist(['ecommerce', 'scrapper'], messages.choice)),
  financing_type: v.optional(v.picklist(['lease', 'b2b_loan'], messages.choice)),
  shop_redirect_url: v.optional(
    v.nullable(v.pipe(line(), v.url('Podaj pełny adres strony'), v.maxLength(2048))),
  ),
  order_items_attributes: ItemsIn,
  payments_count: CalculationIn.entries.payments_count,
  own_payment: v.optional(v.nullable(amountIn)),
  own_payment_in_percent: v.optional(v.nullable(percentIn)),
  user_attributes: v.optional(
    v.nullable(
      v.object({
        full_name: v.optional(v.nullable(text(64))),
        email: v.optional(v.nullable(email)),
        phone: v.optional(v.nullable(phone)),
      }),
    ),
  ),
  company_attributes: v.optional(v.nullable(v.object({ vat_id: v.optional(v.nullable(vatId)) }))),
});

const statusEvents = ['CONFIRM_SUMMARY', 'RELEASE_FOR_PICKUP', 'SHIP'] as const;

/** What a shop's server and its salesmen may ask and send in this order's life. */
export const shopCalls = named({
  createEcommerceOrder: {
    method: 'POST',
    path: '/api/ecommerce/orders',
    summary:
      "A shop's server creates an order and sends its client to redirect_url. Authorization: Bearer <the shop's API key>.",
    roles: permissions.createOrderAsShopServer,
    body: EcommerceOrder,
    reply: v.object({
      slug: v.string(),
      siemens_id: v.string(),
      status: statusSchema,
      redirect_url: v.string(),
    }),
    idempotent: true,
    status: 201,
    rate: 'write',
    events: ['CREATE'],
  },
  getShopLogo: {
    method: 'GET',
    path: '/api/shops/:client_id/logo',
    summary: "The shop's logo, where it has one: a PNG, JPEG or WebP.",
    roles: permissions.anybody,
    idempotent: false,
    rate: 'read',
    produces: 'image/png',
  },
  listShopOrders: {
    ...read,
    method: 'GET',
    path: '/api/shop/orders',
    summary: "The shop's orders, a page of a list or of a search.",
    query: OrderListQuery,
    reply: OrderListReply,
  },
  listSalesmen: {
    ...read,
    method: 'GET',
    path: '/api/shop/salesmen',
    summary: 'The shops and the accounts by whose orders the list may be narrowed, by name.',
    reply: v.object({
      shops: v.array(v.object({ id: v.string(), name: v.string() })),
      salesmen: v.array(v.object({ id: v.string(), full_name: v.string() })),
    }),
  },
  getShopOrder: {
    ...readSold,
    method: 'GET',
    path: '/api/shop/orders/:slug',
    summary: "One of the shop's orders.",
    reply: OrderReply,
  },
  shopCancelOrder: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/cancelations',
    summary: 'The salesman cancels.',
    body: v.object({ reason: v.optional(v.nullable(comment())), ...versionField }),
    events: ['CANCEL'],
  },
  shopSetDelivery: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/deliveries',
    summary: 'The pickup or delivery date; confirms the delivery where one is waited for.',
    body: v.object({ delivered_at: day, ...versionField }),
    events: ['CONFIRM_DELIVERY', 'SET_PICKUP_DATE'],
  },
  shopSetStatus: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/statuses',
    summary: 'The summary is confirmed, the goods are released or shipped.',
    body: v.object({
      status: targetSchema('salesman', statusEvents),
      shipping_number: v.optional(v.nullable(text(64))),
      ...versionField,
    }),
    events: statusEvents,
  },
  shopDecideConditions: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/contemporary_calculations',
    summary: 'The salesman accepts or rejects the required offer.',
    body: v.object({ decision: v.picklist(['accept', 'reject'], messages.choice), ...versionField }),
    events: ['ACCEPT_CONDITIONS', 'REJECT_CONDITIONS'],
  },
  shopTakeOver: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/takeovers',
    summary: 'The salesman takes the order over.',
    body: v.object(versionField),
    events: ['TAKE_OVER'],
  },
  streamShopChanges: {
    ...readSold,
    method: 'GET',
    path: '/api/shop/orders/:slug/changes',
    summary: 'Server-sent events: the version number after each change.',
    produces: 'text/event-stream',
  },
});
