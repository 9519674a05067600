import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';
import { orderKey } from './order-query.ts';

/** How often the list is read while the antivirus has yet to look at a file, milliseconds. */
const look = 3_000;

/** What accounts of the order's shop have added to it. */
export function shopFilesQuery(slug: string) {
  return queryOptions({
    queryKey: ['shop-files', slug],
    queryFn: ({ signal }) => askApi('shopListAttachments', { params: { slug }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.attachments.some(({ scan }) => scan === 'waiting') === true ? look : false,
  });
}

/**
 * Reads anew what a file that was added has changed: the order first, so that whoever sees the file in the list and presses on
 * does so over the order that has it.
 */
export function useReadAdded(slug: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: orderKey(slug) });
    await client.invalidateQueries({ queryKey: shopFilesQuery(slug).queryKey });
  };
}
