import type { OrderListFilters, OrderScope, OrderSort } from '@app/db';
import { financingTypes, salesChannels, type QueryOf } from '@app/machines/contract';
import {
  channelsOfTab,
  isOrderStatus,
  isSalesmansTurn,
  orderFlags,
  statusesOfTab,
  type ListReader,
  type OrderFlag,
  type OrderTab,
  type SalesChannel,
} from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import { endOfDay, startOfDay } from '../../kernel/polish-days.ts';

type Query = QueryOf<'listOrders'>;
type Place = readonly [at: number, id: string];

const pageSize = 25;
const longestPage = 100;

/** How many rows a page has: 25 where nothing is said, never more than 100. */
export const pageSizeOf = (limit: string | undefined): number =>
  Math.min(longestPage, Number(limit ?? pageSize) || pageSize);

/** Where a page ended, as callers hand it back. */
export const cursorText = (place: Place | null): string | null =>
  place === null ? null : Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place behind which a page begins; throws 422 for a text that no page gave out. */
export function placeOf(text: string | undefined): Place | null {
  if (text === undefined || text === '') return null;
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if (Number.isSafeInteger(at) && typeof id === 'string') return [at as number, id];
  } catch {}
  throw invalid({ after: 'Ta strona listy nie istnieje' });
}

/** The words of a list with commas; undefined where nothing is said. */
export function wordsIn(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

/** The tab that is shown; the specification's names of two of them stand for them. */
export function tabOf({ tab, with_active_task: tasks, with_sales: sales }: Query): OrderTab {
  return tab ?? (tasks === 'true' ? 'tasks' : sales === 'true' ? 'sales' : 'all');
}

/** The reasons for work by hand that are asked for. */
export const flagsOf = ({ manual_type: type }: Query): readonly OrderFlag[] | undefined =>
  known('manual_type', type, oneOf(orderFlags));

/** By what a list is sorted: the newest first, tasks by the nearest due date. */
export function sortOf(query: Query): {
  readonly sort: OrderSort | 'taskDueAt';
  readonly direction: 'asc' | 'desc';
} {
  const { sort, direction } = query;
  if (tabOf(query) === 'tasks' || sort === 'last_task.due_date')
    return { sort: 'taskDueAt', direction: direction ?? 'asc' };
  return {
    sort: sort === 'last_order_state_created_at' ? 'statusSince' : 'createdAt',
    direction: direction ?? 'desc',
  };
}

/** Throws 422 where a word is none of the known ones: a filter that is not understood must not show everything. */
export function known<W extends string>(
  field: string,
  text: string | undefined,
  isKnown: (word: string) => word is W,
): readonly W[] | undefined {
  const words = wordsIn(text);
  if (words === undefined) return undefined;
  const found = words.filter(isKnown);
  if (found.length < words.length) throw invalid({ [field]: 'Wybierz wartość z listy' });
  return found;
}

/** Whether a word is one of these. */
export const oneOf =
  <W extends string>(words: readonly W[]) =>
  (word: string): word is W =>
    (words as readonly string[]).includes(word);

/** The channels that are asked for, as far as the tab is about them. */
function channelsIn(query: Query, reader: ListReader): readonly SalesChannel[] | undefined {
  const asked = known('sales_channels', query.sales_channels, oneOf(salesChannels));
  const ofTab = channelsOfTab(tabOf(query), reader);
  if (ofTab === null) return asked;
  return asked?.filter((channel) => ofTab.includes(channel)) ?? ofTab;
}

/** What the list is narrowed to: the tab's statuses, or those of them that were asked for. */
export function readOrderFilters(query: Query, reader: ListReader): Omit<OrderListFilters, keyof OrderScope> {
  const asked = known('status', query.status, isOrderStatus);
  const ofTab = statusesOfTab(tabOf(query), reader) ?? undefined;
  const statuses = asked === undefined ? ofTab : asked.filter((status) => ofTab?.includes(status) ?? true);
  const attendants = reader === 'admin' ? wordsIn(query.attendant) : undefined;
  const salesmen = wordsIn(query.salesman);
  const financing = known('financing_types', query.financing_types, oneOf(financingTypes));
  const channels = channelsIn(query, reader);
  const ownMoves = reader === 'salesman' && tabOf(query) === 'needing_action';
  return {
    ...(ownMoves && { isTurn: isSalesmansTurn }),
    ...(statuses !== undefined && { statuses }),
    ...(financing !== undefined && { financingTypes: financing }),
    ...(channels !== undefined && { salesChannels: channels }),
    ...(attendants !== undefined && {
      attendantIds: attendants.map((id) => (id === 'none' ? '' : id)),
    }),
    ...(salesmen !== undefined && { soldByIds: salesmen }),
    ...(query.user && { userId: query.user }),
    ...(query.date_from !== undefined && { createdFrom: startOfDay(query.date_from) }),
    ...(query.date_to !== undefined && { createdBefore: endOfDay(query.date_to) }),
  };
}
