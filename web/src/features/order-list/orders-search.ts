import { searchReader } from '../../kit/table/list-search.ts';
import type { ListSearch } from '../../kit/table/list-search.ts';

const keys = [
  ...(['search', 'siemens_id', 'tab', 'status', 'supplier', 'user', 'attendant'] as const),
  ...(['financingTypes', 'salesChannels', 'dateFrom', 'dateTo', 'sort', 'direction'] as const),
];

/** What a list is narrowed to, as it stands in the address (specification 2.3); lists are words with commas between. */
export type OrdersSearch = ListSearch<(typeof keys)[number]>;

export const readOrdersSearch: (given: Readonly<Record<string, unknown>>) => OrdersSearch =
  searchReader(keys);

/** What was typed into the search box. */
export const typedIn = ({ search, siemens_id: number }: OrdersSearch): string => number ?? search ?? '';

/** Whether the list shows less than everything; sorting hides nothing. */
export const isNarrowed = ({ sort: _sort, direction: _direction, ...filters }: OrdersSearch): boolean =>
  Object.keys(filters).length > 0;
