import { searchReader } from '../../../kit/table/list-search.ts';
import type { ListSearch } from '../../../kit/table/list-search.ts';

const keys = ['tab', 'orderId', 'reasons', 'currencies', 'dateFrom', 'dateTo', 'after'] as const;

/** What the register of refunds is narrowed to, as it stands in the address. */
export type RefundsSearch = ListSearch<(typeof keys)[number]>;

export const readRefundsSearch: (given: Readonly<Record<string, unknown>>) => RefundsSearch =
  searchReader(keys);
