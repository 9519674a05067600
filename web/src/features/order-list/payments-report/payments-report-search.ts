import { searchReader } from '../../../kit/table/list-search.ts';
import type { ListSearch } from '../../../kit/table/list-search.ts';

const keys = [
  ...(['dateFrom', 'dateTo', 'operationTypes', 'statuses', 'orderId', 'client', 'operationNumber'] as const),
  ...(['sort', 'direction', 'after'] as const),
];

/** What a report of payments is narrowed to and sorted by, as it stands in the address (specification 2.6). */
export type PaymentsSearch = ListSearch<(typeof keys)[number]>;

export const readPaymentsSearch: (given: Readonly<Record<string, unknown>>) => PaymentsSearch =
  searchReader(keys);
