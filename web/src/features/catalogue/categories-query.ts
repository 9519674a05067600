import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import { listNameOf } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

export type Category = Reply<'getDefaultCategory'>;
export type CategoryVersion = Reply<'listCategoryVersions'>['versions'][number];

/** What a list of categories is narrowed to; `after` is the number of a page, `copied` the category that a new one begins as. */
export type CategoriesSearch = { name?: string; after?: string; copied?: string };

const longest = 80;

export function readCategoriesSearch(given: Readonly<Record<string, unknown>>): CategoriesSearch {
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, longest) : '';
  const after = ['string', 'number'].includes(typeof given['after']) ? String(given['after']) : '';
  const copied = typeof given['copied'] === 'string' ? given['copied'].slice(0, longest) : '';
  return {
    ...(name !== '' && { name }),
    ...(/^[1-9]\d{0,3}$/u.test(after) && { after }),
    ...(copied !== '' && { copied }),
  };
}

export const categoriesKey = (sector: SectorAddress) => ['default-categories', sector] as const;

/** A page of a sector's default categories. */
export const categoriesQuery = (sector: SectorAddress, { name, after }: CategoriesSearch) =>
  queryOptions({
    queryKey: [...categoriesKey(sector), 'list', name, after],
    queryFn: async ({ signal }) => {
      const { next, ...page } = await askApi('listDefaultCategories', {
        params: { categories: listNameOf(sector) },
        query: {
          ...(name !== undefined && { category_name: name }),
          ...(after !== undefined && { page: after }),
        },
        signal,
      });
      return { ...page, next: next === null ? null : String(next) };
    },
    placeholderData: keepPreviousData,
  });

/** Milliseconds after which a change on its way to shops is looked at again. */
const propagating = 1_000;

/** A category; read again while its last change is on its way. */
export const categoryQuery = (sector: SectorAddress, id: string) =>
  queryOptions({
    queryKey: [...categoriesKey(sector), id],
    queryFn: ({ signal }) =>
      askApi('getDefaultCategory', { params: { categories: listNameOf(sector), id }, signal }),
    refetchInterval: ({ state }) => (state.data?.propagation?.isDone === false ? propagating : false),
  });

export const versionsQuery = (sector: SectorAddress, id: string) =>
  queryOptions({
    queryKey: [...categoriesKey(sector), id, 'versions'],
    queryFn: ({ signal }) =>
      askApi('listCategoryVersions', { params: { categories: listNameOf(sector), id }, signal }),
    staleTime: 0,
  });

/** What margins are added to. */
export const baseRatesQuery = queryOptions({
  queryKey: ['base-rates'],
  queryFn: ({ signal }) => askApi('listBaseRates', { signal }),
});
