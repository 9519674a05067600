import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';

export type OwnShop = Reply<'getShopSettings'>;

/** The own shop as its administrator sets it up. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['own-shop', 'settings'],
  queryFn: ({ signal }) => askApi('getShopSettings', { signal }),
});
