import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';

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
