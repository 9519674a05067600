import { searchReader } from '../../kit/table/list-search.ts';
import type { ListSearch } from '../../kit/table/list-search.ts';

const keys = ['userId', 'reader', 'orderId', 'kinds', 'dateFrom', 'dateTo', 'after'] as const;

/** What the reads are narrowed to, as it stands in the address. */
export type ReadsSearch = ListSearch<(typeof keys)[number]>;

export const readReadsSearch: (given: Readonly<Record<string, unknown>>) => ReadsSearch = searchReader(keys);
