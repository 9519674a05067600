import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';
import type { StoredSet } from './table-kind.ts';

const setQuery = <Wire>(key: readonly string[], ask: (signal: AbortSignal) => Promise<StoredSet<Wire>>) =>
  queryOptions({ queryKey: ['catalogue-tables', ...key], queryFn: ({ signal }) => ask(signal) });

/** How a set is asked for. */
export type SetQuery<Wire> = ReturnType<typeof setQuery<Wire>>;

export const depreciationRatesQuery = setQuery(['depreciation'], (signal) =>
  askApi('getDepreciationRates', { signal }),
);

export const loanParametersQuery = setQuery(['loan'], (signal) =>
  askApi('getDefaultLoanParameters', { signal }),
);
