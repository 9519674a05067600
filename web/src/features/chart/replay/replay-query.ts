import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';

export type Replay = Reply<'getReplay'>;
export type ReplayStep = Replay['steps'][number];

/** The life of an order by its slug. */
export const replayQuery = (slug: string) =>
  queryOptions({
    queryKey: ['replay', slug],
    queryFn: ({ signal }) => askApi('getReplay', { params: { slug }, signal }),
  });

/** The order of a number, as one types it; null where there is none. */
export const slugOfNumber = (number: string) =>
  queryOptions({
    queryKey: ['orders', 'slug-of', number],
    queryFn: async ({ signal }) => {
      const { orders } = await askApi('listOrders', { query: { siemens_id: number, limit: '1' }, signal });
      return orders[0]?.siemensId === number ? orders[0].slug : null;
    },
  });
