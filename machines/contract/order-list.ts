import * as v from 'valibot';
import { orderTabs } from '../order/order-tabs.ts';
import { day, messages, text } from '../fields/schemas.ts';

/** The keys by which a list may be sorted (specification 2.3). */
const orderSortKeys = ['created_at', 'last_order_state_created_at', 'last_task.due_date'] as const;

const several = v.optional(text(2_000));

/**
 * What a list may be narrowed by. Lists are words with commas between; days are Polish ones, both included; `after`
 * continues a page. A search (`search`, or `siemens_id` and `id` by number) is answered newest first and knows no other filter
 * than the shop.
 */
export const OrderListQuery = v.object({
  search: v.optional(text(128)),
  siemens_id: v.optional(text(128)),
  /** The same as `siemens_id`, as the specification names the filter. */
  id: v.optional(text(128)),
  tab: v.optional(v.picklist(orderTabs, messages.choice)),
  status: several,
  supplier: several,
  user: v.optional(text(64)),
  /** Accounts of shops: what any of them sold. */
  salesman: several,
  /** Accounts of the head office, 'none' for orders that nobody attends to; among tasks whose they are. */
  attendant: several,
  /** Reasons for work by hand (specification 2.3): orders with any of them. */
  manual_type: several,
  /** The specification's names of two tabs: 'true' shows them. */
  with_active_task: v.optional(text(8)),
  with_sales: v.optional(text(8)),
  financing_types: several,
  sales_channels: several,
  date_from: v.optional(day),
  date_to: v.optional(day),
  sort: v.optional(v.picklist(orderSortKeys, messages.choice)),
  direction: v.optional(v.picklist(['asc', 'desc'], messages.choice)),
  after: v.optional(text(128)),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/u, messages.number))),
});

/** What a list is narrowed to and sorted by, without what was typed and without the page. */
export const OrderListFilters = v.object(
  v.omit(OrderListQuery, ['search', 'siemens_id', 'id', 'after', 'limit']).entries,
);

/** What an export takes from a list: its columns in their order, and chosen orders instead of the filters. */
export const OrderExportQuery = v.object({
  ...OrderListQuery.entries,
  columns: several,
  slugs: v.optional(text(4_000)),
});
