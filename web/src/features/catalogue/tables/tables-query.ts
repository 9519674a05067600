import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';
import { categoriesKey } from '../categories-query.ts';
import { listNameOf } from '../sectors.ts';
import type { SectorAddress } from '../sectors.ts';
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

/** The ranges of a category; null: those of all. */
export const priceRangesQuery = (category: string | null) =>
  setQuery(['ranges', category ?? ''], (signal) =>
    askApi('getMedicalPriceRanges', { query: category === null ? {} : { category_id: category }, signal }),
  );

/** The names of a sector's categories, at most a hundred, by name. */
export const categoryNamesQuery = (sector: SectorAddress) =>
  queryOptions({
    queryKey: [...categoriesKey(sector), 'names'],
    queryFn: async ({ signal }) =>
      (
        await askApi('listDefaultCategories', {
          params: { categories: listNameOf(sector) },
          query: { per_page: '100' },
          signal,
        })
      ).categories.map(({ id, name }) => ({ id, name })),
  });

/** The base calculations of a category; null: those of all. */
export const calculationsQuery = (category: string | null) =>
  setQuery(['calculations', category ?? ''], (signal) =>
    askApi('getPlmCalculations', { query: category === null ? {} : { category_id: category }, signal }),
  );
