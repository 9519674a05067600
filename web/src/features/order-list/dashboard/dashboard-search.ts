import { searchReader } from '../../../kit/table/list-search.ts';
import type { ListSearch } from '../../../kit/table/list-search.ts';

const keys = [
  ...(['id', 'user', 'sort', 'direction', 'supplier', 'status', 'attendant'] as const),
  ...(['manualType', 'withActiveTask', 'withSales', 'after'] as const),
];

/** What the dashboard's queue is narrowed to, as it stands in the address (ADMIN-003). */
export type DashboardSearch = ListSearch<(typeof keys)[number]>;

export const readDashboardSearch: (given: Readonly<Record<string, unknown>>) => DashboardSearch =
  searchReader(keys);
