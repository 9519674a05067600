import * as v from 'valibot';
import { amount, day, messages, text } from '../../fields/schemas.ts';
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

const report = { method: 'GET', idempotent: false, rate: 'read' } as const;

/** What the business tells others about itself. */
export const reportsCalls = named({
  salesReport: {
    ...report,
    roles: permissions.readReports,
    path: '/api/superadmin/orders/sales_report',
    summary: 'Sales of a period: figures, days and orders; with format=xlsx all its orders as a sheet.',
    query: SalesReportQuery,
    reply: SalesReportReply,
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
