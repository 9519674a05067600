import * as v from 'valibot';
import { amount, day, messages, text } from '../../fields/schemas.ts';
import { operationTypes, paymentStatuses } from '../../rules/index.ts';
import { named } from '../call.ts';
import { OrderRowReply } from '../order.ts';
import { permissions } from '../roles.ts';

const several = v.optional(text(2_000));

/** What a report of sales is narrowed to (specification 2.6). Days are Polish ones, both included; this month where none is said. */
export const SalesReportQuery = v.object({
  sales_channels: several,
  financing_types: several,
  order_statuses: several,
  agreement_statuses: several,
  shops_ids: several,
  delivered: v.optional(v.picklist(['true', 'false'], messages.choice)),
  date_from: v.optional(day),
  date_to: v.optional(day),
  after: v.optional(text(128)),
  /** The whole report as a file, not a page of it. */
  format: v.optional(v.picklist(['json', 'xlsx'], messages.choice)),
});

const count = v.number();

/** The figures of the whole period, its days, and a page of its orders, the newest first. */
export const SalesReportReply = v.object({
  date_from: v.string(),
  date_to: v.string(),
  figures: v.object({
    orders: count,
    sold: count,
    sold_price: amount,
    delivered: count,
    delivered_price: amount,
    /** Orders of as many days before these. */
    orders_before: count,
  }),
  /** Each day of the period, also one without orders. */
  days: v.array(
    v.object({ day: v.string(), lease: count, b2b_loan: count, medical: count, industry: count, plm: count }),
  ),
  orders: v.array(v.object({ ...OrderRowReply.entries, delivered_at: v.nullable(v.string()) })),
  next: v.nullable(v.string()),
});

/** What a report of payments is narrowed to (specification 2.6). Days are Polish ones, both included. */
export const PaymentsReportQuery = v.object({
  date_from: v.optional(day),
  date_to: v.optional(day),
  sort: v.optional(v.picklist(['date', 'amount'], messages.choice)),
  direction: v.optional(v.picklist(['asc', 'desc'], messages.choice)),
  /** The number of an order. */
  order_id: v.optional(text(32)),
  /** A part of the company's name, its VAT id, or an address or number of its contact. */
  client: v.optional(text(100)),
  /** The provider's number of an operation, or that of the transfer that paid a refund out. */
  operation_number: v.optional(text(64)),
  operation_types: v.optional(text(200)),
  statuses: v.optional(text(200)),
  after: v.optional(text(128)),
  format: v.optional(v.picklist(['json', 'xlsx'], messages.choice)),
});

/** A page of what came, is awaited and goes back of orders' money. */
export const PaymentsReportReply = v.object({
  operations: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      order: v.object({ slug: v.string(), siemens_id: v.string(), company_name: v.nullable(v.string()) }),
      number: v.nullable(v.string()),
      type: v.picklist(operationTypes),
      status: v.picklist(paymentStatuses),
      /** What came or goes back; null while nothing came. */
      amount: v.nullable(amount),
      currency: v.string(),
      /** What was asked for; null of a refund. */
      expected: v.nullable(amount),
      provider: v.string(),
    }),
  ),
  next: v.nullable(v.string()),
});

const report = { method: 'GET', idempotent: false, rate: 'read' } as const;

/** What the business tells others about itself. */
export const reportsCalls = named({
  salesReport: {
    ...report,
    roles: permissions.readReports,
    path: '/api/superadmin/orders/sales_report',
    summary:
      'Sales of a period: figures, days and a page of orders; with format=json all its orders at once, with format=xlsx as a sheet.',
    query: SalesReportQuery,
    reply: SalesReportReply,
  },
  paymentsReport: {
    ...report,
    roles: permissions.readReports,
    path: '/api/superadmin/orders/payments_report',
    summary:
      'Payments, verifications and refunds of all orders, a page; with format=json all that the filters find, by date, with format=xlsx as a sheet.',
    query: PaymentsReportQuery,
    reply: PaymentsReportReply,
  },
  shopSalesReport: {
    ...report,
    roles: permissions.sellOrders,
    path: '/api/shop/orders/sales_report',
    summary: 'The same of the own shop and the shops under it, as far as the account sees them.',
    query: SalesReportQuery,
    reply: SalesReportReply,
  },
});
