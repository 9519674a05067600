import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { AccountsSide } from './accounts-side.ts';
import type { AccountsSearch } from './accounts-search.ts';

export type Account = Reply<'getUser'>['user'];
export type ListedAccount = Reply<'listUsers'>['users'][number];

export const accountsKey = ['managed-accounts'] as const;

/** A page of accounts by e-mail: those of one shop, of head office, or of all that are seen. */
export const accountsQuery = (
  side: AccountsSide,
  { email, all, after }: AccountsSearch,
  shopId: string | null,
) =>
  queryOptions({
    queryKey: [...accountsKey, 'list', side, shopId, all, email, after],
    queryFn: async ({ signal }) => {
      const narrowed = {
        ...(email !== undefined && { email }),
        ...(after !== undefined && { page: after }),
        ...(shopId !== null && { shop_id: shopId }),
      };
      const ofHeadOffice = shopId === null && all !== true;
      const { next, ...page } =
        side === 'shop'
          ? await askApi('listShopUsers', { query: narrowed, signal })
          : await askApi('listUsers', {
              query: { ...narrowed, ...(ofHeadOffice && { head_office: 'true' as const }) },
              signal,
            });
      return { ...page, next: next === null ? null : String(next) };
    },
    placeholderData: keepPreviousData,
  });

export const accountQuery = (side: AccountsSide, id: string) =>
  queryOptions({
    queryKey: [...accountsKey, side, id],
    queryFn: async ({ signal }): Promise<Account> => {
      const { user } = await askApi(side === 'shop' ? 'getShopUser' : 'getUser', { params: { id }, signal });
      return user;
    },
  });

/** The shops to whose accounts a shop's administrator may add; staff add where they stand. */
export const ownShopsQuery = (side: AccountsSide) =>
  queryOptions({
    queryKey: [...accountsKey, 'shops', side],
    queryFn: async ({ signal }) =>
      side === 'staff' ? [] : (await askApi('listShopRoles', { signal })).shops,
  });

/** The name of a shop whose accounts head office keeps, or who keeps the shop above it. */
export const shopNameQuery = (side: AccountsSide, id: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'shop', side, id],
    queryFn: async ({ signal }) =>
      side === 'staff'
        ? (await askApi('getManagedShop', { params: { id }, signal })).name
        : (await askApi('getChildShop', { params: { id }, signal })).shop.name,
  });
