import * as v from 'valibot';
import { orderFlags } from '../../order/order-flag-names.ts';
import { phaseNames } from '../../order/order.statuses.ts';
import { amount, messages, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { OrderListReply, OrderRowReply } from '../order.ts';
import { OrderListQuery } from '../order-list.ts';
import { permissions } from '../roles.ts';
import { operationsCalls } from './operations.ts';

const { user, sort, direction, supplier, status, attendant, manual_type, after, limit } =
  OrderListQuery.entries;
const { with_active_task, with_sales } = OrderListQuery.entries;

/** What waits for staff, at a glance. */
export const dashboardCalls = named({
  listShopNames: {
    roles: permissions.seeShops,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/shop_names',
    summary: 'The shops by which a list of orders or of categories may be narrowed, by name, at most 1000.',
    reply: v.object({ shops: v.array(v.object({ id: v.string(), name: v.string() })) }),
  },
  getDashboard: {
    roles: permissions.seeDashboard,
    idempotent: false,
    rate: 'read',
    method: 'GET',
    path: '/api/superadmin/dashboards/',
    summary:
      'What waits for staff, longest first, and the figures; who reads no orders gets the figures alone. A part that failed is null.',
    query: v.object({
      /** An order's number, or its beginning. */
      id: v.optional(text(128)),
      ...{ user, sort, direction, supplier, status, attendant, manual_type },
      ...{ with_active_task, with_sales, after, limit },
    }),
    reply: v.object({
      orders: v.nullable(v.array(OrderRowReply)),
      /** How many orders the default queue has: counted up to a thousand a label. */
      waiting: v.nullable(v.number()),
      counts: v.nullable(OrderListReply.entries.counts),
      statuses: v.nullable(OrderListReply.entries.statuses),
      labels: v.nullable(
        v.array(
          v.object({
            label: v.picklist(orderFlags),
            count: v.number(),
            oldest_at: v.nullable(v.string()),
          }),
        ),
      ),
      phases: v.nullable(
        v.array(
          v.object({
            phase: v.picklist(phaseNames, messages.choice),
            count: v.number(),
            waiting: v.number(),
          }),
        ),
      ),
      /** The last 28 Polish days, today the last; prices net. */
      days: v.nullable(
        v.array(
          v.object({
            day: v.string(),
            begun: v.number(),
            decided: v.number(),
            delivered: v.number(),
            delivered_price: amount,
          }),
        ),
      ),
      providers: v.nullable(operationsCalls.listProviders.reply.entries.providers),
      /** Of money that has to go back; who reads no orders is told of none. */
      refunds: v.nullable(
        v.object({
          count: v.number(),
          sums: v.array(v.object({ currency: v.string(), amount })),
          oldest_at: v.nullable(v.string()),
        }),
      ),
      last_order_at: v.nullable(v.string()),
      next: v.nullable(v.string()),
    }),
  },
});
