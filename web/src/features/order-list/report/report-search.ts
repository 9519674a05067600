import { searchReader } from '../../../kit/table/list-search.ts';
import type { ListSearch } from '../../../kit/table/list-search.ts';

const keys = [
  ...(['dateFrom', 'dateTo', 'salesChannels', 'financingTypes', 'orderStatuses'] as const),
  ...(['agreementStatuses', 'shopsIds', 'delivered', 'after'] as const),
];

/** What a report of sales is narrowed to, as it stands in the address (specification 2.6). */
export type ReportSearch = ListSearch<(typeof keys)[number]>;

export const readReportSearch: (given: Readonly<Record<string, unknown>>) => ReportSearch =
  searchReader(keys);
