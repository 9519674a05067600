import { countFlaggedElsewhere, countOrders, listFlaggedOrders, listOrders } from '@app/db';
import type { QueryOf } from '@app/machines/contract';
import { orderFlags, statusesOfTab, type OrderStatus } from '@app/machines/order';
import type { Ports } from '../../../kernel/ports.ts';
import { pageOf, within, type Page } from '../list-order-rows.ts';
import { pageSizeOf, placeOf, readOrderFilters } from '../order-list-query.ts';

const everywhere = { shopIds: null };

/** The statuses in which an order waits for an administrator by itself. */
export const needingAction = (): readonly OrderStatus[] => statusesOfTab('needing_action', 'admin') ?? [];

type Place = readonly [at: number, id: string];

const compare = ([at, id]: Place, [otherAt, otherId]: Place): number =>
  at - otherAt || (id < otherId ? -1 : id > otherId ? 1 : 0);

/** One page of two that are sorted by how long their orders have rested, each order once. */
export function mergePages(pages: readonly [Page, Page], size: number, direction: 'asc' | 'desc'): Page {
  const sign = direction === 'asc' ? 1 : -1;
  const placeOfOrder = ({ statusSince, id }: Page['orders'][number]): Place => [statusSince, id];
  // What lies behind the end of a page that goes on is not known yet.
  const [end] = pages
    .flatMap(({ next }) => (next === null ? [] : [next]))
    .toSorted((one, other) => sign * compare(one, other));
  const byId = new Map(pages.flatMap(({ orders }) => orders.map((order) => [order.id, order] as const)));
  const known = [...byId.values()]
    .filter((order) => end === undefined || sign * compare(placeOfOrder(order), end) <= 0)
    .toSorted((one, other) => sign * compare(placeOfOrder(one), placeOfOrder(other)));
  const orders = known.slice(0, size);
  const last = orders.at(-1);
  const next = known.length > size && last !== undefined ? placeOfOrder(last) : (end ?? null);
  return { orders, next };
}

/** Orders that wait for staff, longest first: by their status, or because of a flag. With a filter that names other orders, those. */
export async function waitingOrders(ports: Ports, query: QueryOf<'getDashboard'>): Promise<Page> {
  const { id, ...rest } = query;
  const paging = { size: pageSizeOf(query.limit), after: placeOf(query.after) };
  const scope = within(everywhere, query.supplier);
  const sort = query.sort ?? 'last_order_state_created_at';
  const direction = query.direction ?? 'asc';
  const byTab = query.with_active_task === 'true' || query.with_sales === 'true';
  if (byTab || query.manual_type !== undefined || id !== undefined || sort !== 'last_order_state_created_at')
    return pageOf(ports, { ...query, ...(byTab ? {} : { sort, direction }) }, 'admin', scope, paging);
  const filters = { ...readOrderFilters(rest, 'admin'), ...scope };
  const statuses = needingAction().filter((status) => filters.statuses?.includes(status) ?? true);
  const sorted = { ...paging, sort: 'statusSince', direction } as const;
  const pages = await Promise.all([
    listOrders(ports.db, { ...filters, statuses }, sorted),
    listFlaggedOrders(ports.db, orderFlags, filters, sorted, ports.now()),
  ]);
  return mergePages(pages, paging.size, direction);
}

/** How many orders wait for staff; of each flag up to a thousand count. */
export async function countWaiting({ db, now }: Ports): Promise<number> {
  const statuses = needingAction();
  const [counts, flagged] = await Promise.all([
    countOrders(db, everywhere),
    countFlaggedElsewhere(db, statuses, now()),
  ]);
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), flagged);
}
