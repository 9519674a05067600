import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { shopsKey } from '../shops-query.ts';

export type ShopWebhook = Reply<'getShopWebhook'>;
export type ShopEvent = ShopWebhook['events'][number];

/** Where a shop's server is told of its orders, and what it was told; of the own shop where no id is given. */
export const shopWebhookQuery = (shopId: string | null) =>
  queryOptions({
    queryKey: [...shopsKey, 'webhook', shopId],
    queryFn: ({ signal }) =>
      shopId === null
        ? askApi('getOwnShopWebhook', { signal })
        : askApi('getShopWebhook', { params: { id: shopId }, signal }),
    // What waits for its next attempt goes out without anybody's doing.
    refetchInterval: ({ state }) =>
      state.data?.events.some((event) => event.state === 'waiting') === true ? 10_000 : false,
  });
