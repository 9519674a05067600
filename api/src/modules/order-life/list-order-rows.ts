import {
  countActiveTasks,
  countOrders,
  countOrdersAmong,
  listFlaggedOrders,
  listOrders,
  listOrdersWithTask,
  searchOrders,
  type Order,
  type OrderCounts,
  type OrderScope,
} from '@app/db';
import type { QueryOf, ReplyOf } from '@app/machines/contract';
import {
  channelsOfTab,
  isSalesmansTurn,
  orderStatuses,
  statusesOfTab,
  type ListReader,
  type OrderTab,
} from '@app/machines/order';
import type { CallRequest } from '../../kernel/call-context.ts';
import type { Ports } from '../../kernel/ports.ts';
import { scopeOf } from './authorize-order.ts';
import {
  cursorText,
  flagsOf,
  pageSizeOf,
  placeOf,
  readOrderFilters,
  sortOf,
  wordsIn,
} from './order-list-query.ts';
import { rowsOfOrders } from './rows-of-orders.ts';
import { accessContextOf } from '../../kernel/access.ts';

type Query = QueryOf<'listOrders'>;
type ListReply = ReplyOf<'listOrders'>;

/** A page of orders and the place behind it. */
export interface Page {
  readonly orders: readonly Order[];
  readonly next: readonly [number, string] | null;
}

/** A page of the caller's orders: a search, the tasks that are due, or a list. */
export async function listOrderRows(
  request: CallRequest<'listOrders' | 'listShopOrders'>,
): Promise<ListReply> {
  const { ports } = request;
  const query = request.query as Query;
  const access = accessContextOf(request);
  const seen = await scopeOf(ports, access);
  const reader: ListReader = access.actor === 'admin' ? 'admin' : 'salesman';
  const [{ orders, next }, counted] = await Promise.all([
    pageOf(ports, query, reader, within(seen, query.supplier), {
      size: pageSizeOf(query.limit),
      after: placeOf(query.after),
    }),
    countsFor(ports, seen, reader),
  ]);
  return { orders: await rowsOfOrders(ports, orders, reader), ...counted, next: cursorText(next) };
}

/** What is seen, in the asked shops. */
export function within(seen: OrderScope, supplier: string | undefined): OrderScope {
  const asked = wordsIn(supplier);
  if (asked === undefined) return seen;
  return { ...seen, shopIds: asked.filter((id) => seen.shopIds?.includes(id) ?? true) };
}

/** A search, tasks by when they are due, or a list. */
export function pageOf(
  ports: Ports,
  query: Query,
  reader: ListReader,
  scope: OrderScope,
  { size, after }: { readonly size: number; readonly after: Page['next'] },
): Promise<Page> {
  const number = query.siemens_id ?? query.id;
  const typed = number ?? query.search;
  if (typed !== undefined && typed.trim() !== '') {
    const byNumberOnly = number !== undefined && /^\d+$/u.test(number.trim());
    return searchOrders(ports.db, typed, { ...scope, byNumberOnly }, { size, after });
  }
  const { sort, direction } = sortOf(query);
  const flags = reader === 'admin' ? flagsOf(query) : undefined;
  if (reader === 'admin' && flags === undefined && sort === 'taskDueAt')
    return listOrdersWithTask(ports.db, wordsIn(query.attendant) ?? null, { size, after, direction });
  const filters = readOrderFilters(query, reader);
  const column = sort === 'taskDueAt' ? 'createdAt' : sort;
  const paging = { size, after, sort: column, direction };
  return flags === undefined
    ? listOrders(ports.db, { ...filters, ...scope }, paging)
    : listFlaggedOrders(ports.db, flags, { ...filters, ...scope }, paging, ports.now());
}

/** What may be a salesman's move; asked order by order, since no kept count knows whose turn it is. */
const ownMoves = () => ({
  statuses: statusesOfTab('needing_action', 'salesman') ?? [],
  salesChannels: channelsOfTab('needing_action', 'salesman') ?? [],
  isTurn: isSalesmansTurn,
});

const sumOf = (counts: OrderCounts, tab: OrderTab, reader: ListReader): number =>
  (statusesOfTab(tab, reader) ?? orderStatuses).reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** The tabs' counts and the statuses' of the orders that are seen. */
export async function countsFor(
  ports: Ports,
  scope: OrderScope,
  reader: ListReader,
): Promise<Pick<ListReply, 'counts' | 'statuses'>> {
  const [counts, needingAction] = await Promise.all([
    countOrders(ports.db, scope),
    reader === 'admin' ? null : countOrdersAmong(ports.db, scope.shopIds ?? [], ownMoves()),
  ]);
  return {
    counts: {
      all: sumOf(counts, 'all', reader),
      needing_action: needingAction ?? sumOf(counts, 'needing_action', reader),
      tasks: reader === 'admin' ? await countActiveTasks(ports.db) : 0,
      sales: sumOf(counts, 'sales', reader),
    },
    statuses: orderStatuses.flatMap((status) => {
      const count = counts[status] ?? 0;
      return count === 0 ? [] : [{ status, count }];
    }),
  };
}
