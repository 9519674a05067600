import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import type { ShopsSearch } from '../shops-search.ts';

export type ChildShop = Reply<'getChildShop'>['shop'];
export type ListedChildShop = Reply<'listChildShops'>['shops'][number];

export const childShopsKey = ['own-shop', 'children'] as const;

/** A page of the shops under the own one by name. */
export const childShopsQuery = ({ name, after }: ShopsSearch) =>
  queryOptions({
    queryKey: [...childShopsKey, 'list', name, after],
    queryFn: async ({ signal }) => {
      const { next, ...page } = await askApi('listChildShops', {
        query: { ...(name !== undefined && { name }), ...(after !== undefined && { page: after }) },
        signal,
      });
      return { ...page, next: next === null ? null : String(next) };
    },
    placeholderData: keepPreviousData,
  });

export const childShopQuery = (id: string) =>
  queryOptions({
    queryKey: [...childShopsKey, id],
    queryFn: async ({ signal }) => (await askApi('getChildShop', { params: { id }, signal })).shop,
  });
