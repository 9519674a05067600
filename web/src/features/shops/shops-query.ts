import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { ShopsSearch } from './shops-search.ts';

export type ManagedShop = Reply<'getManagedShop'>;
export type ListedShop = Reply<'listManagedShops'>['shops'][number];

export const shopsKey = ['managed-shops'] as const;

/** A page of shops by name; those under a parent, active and blocked, where one is named. */
export const shopsQuery = ({ name, blocked, after }: ShopsSearch, parentId: string | null) =>
  queryOptions({
    queryKey: [...shopsKey, 'list', parentId, name, blocked, after],
    queryFn: async ({ signal }) => {
      const { next, ...page } = await askApi('listManagedShops', {
        query: {
          ...(parentId === null ? { active: blocked === true ? 'false' : 'true' } : { parent_id: parentId }),
          ...(name !== undefined && { name }),
          ...(after !== undefined && { page: after }),
        },
        signal,
      });
      return { ...page, next: next === null ? null : String(next) };
    },
    placeholderData: keepPreviousData,
  });

export const shopQuery = (id: string) =>
  queryOptions({
    queryKey: [...shopsKey, id],
    queryFn: ({ signal }) => askApi('getManagedShop', { params: { id }, signal }),
  });

/** The goods that salesmen of a shop pick. */
export const shopProductsQuery = (id: string) =>
  queryOptions({
    queryKey: [...shopsKey, id, 'products'],
    queryFn: ({ signal }) => askApi('listProductsOfShop', { params: { id }, signal }),
  });

/** What the form of a shop chooses from; of a new one where no id is given. */
export const choicesQuery = (shopId: string | null) =>
  queryOptions({
    queryKey: [...shopsKey, 'choices', shopId],
    queryFn: ({ signal }) =>
      askApi('listShopChoices', { query: shopId === null ? {} : { shop_id: shopId }, signal }),
  });

/** Shops whose goods others sell, but the one of the id. */
export const providersQuery = (shopId: string | null) =>
  queryOptions({
    queryKey: [...shopsKey, 'providers', shopId],
    queryFn: ({ signal }) =>
      askApi('listPotentialProviders', { query: shopId === null ? {} : { shop_id: shopId }, signal }),
  });

/** Shops that may stand above a shop; above a new one where no id is given. */
export const parentsQuery = (shopId: string | null) =>
  queryOptions({
    queryKey: [...shopsKey, 'parents', shopId],
    queryFn: ({ signal }) =>
      askApi('listPotentialParents', { query: shopId === null ? {} : { shop_id: shopId }, signal }),
  });
