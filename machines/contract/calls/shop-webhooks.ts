import * as v from 'valibot';
import { line, messages } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';
import { shopStatusSchema } from './ecommerce-orders.ts';

const moment = v.nullable(v.string());

/** Where a shop's server is told of its orders, and what it was told last. */
const ShopWebhookReply = v.object({
  /** Null: it is told of nothing. */
  url: v.nullable(v.string()),
  created_at: moment,
  /** Until when nothing is sent, because the server does not answer in time. */
  paused_until: moment,
  /** The latest hundred, the newest first. */
  events: v.array(
    v.object({
      id: v.string(),
      external_order_id: v.string(),
      siemens_id: v.string(),
      shop_status: shopStatusSchema,
      previous_shop_status: v.nullable(shopStatusSchema),
      at: v.string(),
      state: v.picklist(['waiting', 'delivered', 'given_up']),
      attempts: v.number(),
      last_tried_at: moment,
      /** A code: 'timeout', 'unreachable', 'http_500' and so on. */
      last_failure: v.nullable(v.string()),
      next_try_at: moment,
      delivered_at: moment,
    }),
  ),
});

const path = '/api/superadmin/shops/:id/webhook';
const ownPath = '/api/shop/settings/webhook';
const staff = { roles: permissions.manageShops } as const;
const own = { roles: permissions.manageShopAccounts } as const;
const read = { method: 'GET', idempotent: false, rate: 'read', reply: ShopWebhookReply } as const;
const change = { idempotent: true, rate: 'write', reply: ShopWebhookReply } as const;

/** How a shop's server is told of its orders. */
export const shopWebhooksCalls = named({
  getShopWebhook: {
    ...staff,
    ...read,
    path,
    summary: "Where a shop's server is told of changes of its orders, and what it was told last.",
  },
  setShopWebhook: {
    ...staff,
    method: 'PUT',
    path,
    // The secret is shown in this answer alone, and an answer that is kept would keep it.
    idempotent: false,
    rate: 'write',
    summary:
      'The shop is told there from now on, under a new secret that is shown once; the address that it has already gets a new secret, too.',
    body: v.object({ url: v.pipe(line(), v.url('Podaj pełny adres'), v.maxLength(2048, messages.tooLong)) }),
    reply: v.object({ secret: v.string(), webhook: ShopWebhookReply }),
    confirmed: true,
  },
  removeShopWebhook: {
    ...staff,
    ...change,
    method: 'DELETE',
    path,
    summary: "The shop's server is told of nothing from now on; what waits is given up.",
  },
  resendShopEvent: {
    ...staff,
    ...change,
    method: 'POST',
    path: `${path}/events/:event_id/resend`,
    summary: 'Sends an event again, under the id that it has, for another day.',
  },
  getOwnShopWebhook: { ...own, ...read, path: ownPath, summary: 'The same of the own shop.' },
  resendOwnShopEvent: {
    ...own,
    ...change,
    method: 'POST',
    path: `${ownPath}/events/:event_id/resend`,
    summary: 'Sends an event of the own shop again.',
  },
});
