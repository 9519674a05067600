import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { CategoriesSearch } from './catalogue-search.ts';
import { listNameOf } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

export type Category = Reply<'getDefaultCategory'>;
export type CategoryVersion = Reply<'listCategoryVersions'>['versions'][number];

export const categoriesKey = (sector: SectorAddress) => ['default-categories', sector] as const;

/** A page of a sector's default categories. */
export const categoriesQuery = (sector: SectorAddress, { name, shop, without, after }: CategoriesSearch) =>
  queryOptions({
    queryKey: [...categoriesKey(sector), 'list', name, shop, without, after],
    queryFn: async ({ signal }) => {
      const { next, ...page } = await askApi('listDefaultCategories', {
        params: { categories: listNameOf(sector) },
        query: {
          ...(name !== undefined && { category_name: name }),
          ...(shop !== undefined && { connected_shops: shop }),
          ...(without !== undefined && { not_on_shop_id: without }),
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
