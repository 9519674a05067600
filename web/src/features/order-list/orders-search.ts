import { searchReader } from '../../kit/table/list-search.ts';
import type { ListSearch } from '../../kit/table/list-search.ts';

const keys = [
  ...(['search', 'siemens_id', 'id', 'tab', 'status', 'supplier', 'user', 'attendant', 'salesman'] as const),
  ...(['manualType', 'withActiveTask', 'withSales'] as const),
  ...(['financingTypes', 'salesChannels', 'dateFrom', 'dateTo', 'sort', 'direction', 'after'] as const),
];

/** What a list is narrowed to, as it stands in the address (specification 2.3); lists are words with commas between. */
export type OrdersSearch = ListSearch<(typeof keys)[number]>;

export const readOrdersSearch: (given: Readonly<Record<string, unknown>>) => OrdersSearch =
  searchReader(keys);

/** What was typed into the search box. */
export const typedIn = ({ search, siemens_id: number, id }: OrdersSearch): string =>
  number ?? id ?? search ?? '';

/** Whether the list shows less than everything; sorting and paging hide nothing. */
export const isNarrowed = ({
  sort: _sort,
  direction: _direction,
  after: _after,
  ...filters
}: OrdersSearch): boolean => Object.keys(filters).length > 0;

/** How many rows the list has, where the counts of the tabs say it: narrowed by a tab alone. */
export const countedTab = ({
  tab,
  ...filters
}: OrdersSearch): 'all' | 'needingAction' | 'tasks' | 'sales' | null =>
  isNarrowed(filters)
    ? null
    : tab === undefined
      ? 'all'
      : tab === 'needing_action'
        ? 'needingAction'
        : (tab as 'tasks' | 'sales');

/** In which order the rows come: the newest first, in a queue whoever waits longest, tasks by when they are due. */
export function sortedBy({ tab, sort, direction }: OrdersSearch): {
  sort: string;
  direction: 'asc' | 'desc';
} {
  if (sort !== undefined) return { sort, direction: direction === 'asc' ? 'asc' : 'desc' };
  if (tab === 'tasks') return { sort: 'last_task.due_date', direction: 'asc' };
  if (tab === 'needing_action') return { sort: 'last_order_state_created_at', direction: 'asc' };
  return { sort: 'created_at', direction: 'desc' };
}
