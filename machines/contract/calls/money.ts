import * as v from 'valibot';
import { named } from '../call.ts';
import { amount, day, filled, messages, text } from '../../fields/schemas.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { refundEvents, refundReasons, refundStates } from '../../rules/index.ts';

const moment = v.string();
const settling = {
  method: 'POST',
  roles: permissions.administerOrders,
  reply: OrderReply,
  idempotent: true,
  rate: 'write',
  confirmed: true,
} as const;

/** What of a sum that came goes back. Who did what about it is named by e-mail; the day is the transfer's. */
const RefundReply = v.object({
  id: v.string(),
  /** The sum of which it is a part, as the history of the order's money names it. */
  operation_id: v.string(),
  amount,
  currency: v.string(),
  reason: v.picklist(refundReasons),
  state: v.picklist(refundStates),
  created_at: moment,
  ordered_by: v.nullable(v.string()),
  ordered_at: v.nullable(moment),
  settled_by: v.nullable(v.string()),
  settled_at: v.nullable(moment),
  reference: v.nullable(v.string()),
  paid_on: v.nullable(v.string()),
  explanation: v.nullable(v.string()),
  /** What may be done about it now. */
  allowed: v.array(v.picklist(refundEvents)),
});

const whats = [
  ...(['payment_pending', 'payment_completed', 'payment_rejected'] as const),
  ...(['refund_pending', 'refund_completed', 'refund_rejected'] as const),
  ...(['refund_owed', 'refund_ordered', 'refund_paid_out', 'refund_kept_by_agreement'] as const),
] as const;

/** All that happened to an order's money, oldest first: what providers reported, and what goes back of it. */
const MoneyReply = v.object({
  refunds: v.array(RefundReply),
  history: v.array(
    v.object({
      at: moment,
      /** The sum that came, as the order's payments name it; null for what happened to a refund. */
      operation_id: v.nullable(v.string()),
      what: v.picklist(whats),
      amount,
      currency: v.string(),
      /** Of the provider's operation, or of the transfer or agreement of a refund. */
      number: v.nullable(v.string()),
      by: v.nullable(v.string()),
    }),
  ),
});

/** Which refunds of all orders are listed; days are Polish ones, both included, of when the refund was found. */
const RefundsQuery = v.object({
  states: v.optional(text(100)),
  reasons: v.optional(text(100)),
  /** Codes of three letters. */
  currencies: v.optional(text(100)),
  /** The number of an order. */
  order_id: v.optional(text(32)),
  date_from: v.optional(day),
  date_to: v.optional(day),
  direction: v.optional(v.picklist(['asc', 'desc'], messages.choice)),
  after: v.optional(text(128)),
  format: v.optional(v.picklist(['json', 'xlsx'], messages.choice)),
});

/**
 * A page of refunds, and what all of them come to by state and currency, whatever states and currencies are listed. What
 * is still to be seen to counts whatever the days are.
 */
const RefundsReply = v.object({
  refunds: v.array(
    v.object({
      ...RefundReply.entries,
      order: v.object({ slug: v.string(), siemens_id: v.string(), company_name: v.nullable(v.string()) }),
    }),
  ),
  sums: v.array(
    v.object({
      state: v.picklist(refundStates),
      currency: v.string(),
      count: v.number(),
      amount,
      /** When the first of them was found. */
      oldest_at: moment,
    }),
  ),
  next: v.nullable(v.string()),
});

/** What happened to an order's money, and what an administrator does about what goes back of it. */
export const moneyCalls = named({
  getMoney: {
    method: 'GET',
    path: '/api/superadmin/orders/:slug/money',
    summary: 'What came, what goes back and what was done about it, with its times.',
    roles: permissions.readOrders,
    idempotent: false,
    rate: 'read',
    reply: MoneyReply,
  },
  listRefunds: {
    method: 'GET',
    path: '/api/superadmin/refunds',
    summary: 'What goes back of all orders’ money, by when it was found; with format=xlsx as a sheet.',
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'read',
    query: RefundsQuery,
    reply: RefundsReply,
  },
  orderRefund: {
    ...settling,
    path: '/api/superadmin/orders/:slug/refunds/:id/orders',
    summary: 'The transfer of a refund is ordered.',
  },
  payOutRefund: {
    ...settling,
    path: '/api/superadmin/orders/:slug/refunds/:id/payouts',
    summary: 'A refund was paid out: under which number and on which day.',
    body: v.object({ reference: filled(64), paid_on: day }),
  },
  keepRefund: {
    ...settling,
    path: '/api/superadmin/orders/:slug/refunds/:id/agreements',
    summary: 'The client has agreed that a refund stays: the number of that agreement, and why.',
    body: v.object({ reference: filled(64), reason: filled(500) }),
  },
});
