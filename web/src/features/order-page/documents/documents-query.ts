import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiFailure, type Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { refreshInterval } from '../../../kit/query/freshness.tsx';

/** An order whose signed documents wait to be read. */
export type Waiting = Reply<'listDocuments'>['orders'][number];

/** One of them. */
export type SignedDocument = Waiting['documents'][number];

/** The queue, the longest waiting first; under the lists' key, so that each move of an order has it read again. */
export const documentsQuery = infiniteQueryOptions({
  queryKey: ['orders', 'documents'],
  queryFn: ({ pageParam, signal }) =>
    askApi('listDocuments', { query: pageParam === null ? {} : { after: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: refreshInterval,
  refetchOnWindowFocus: 'always',
});

/** A page of a document, which never changes; null where the file cannot be drawn. */
export const documentPageQuery = (slug: string, id: string, number: number) =>
  queryOptions({
    queryKey: ['document-page', id, number],
    queryFn: async ({ signal }): Promise<Reply<'getAttachmentPage'> | null> => {
      try {
        return await askApi('getAttachmentPage', { params: { slug, id, number: `${number}` }, signal });
      } catch (cause) {
        if (cause instanceof ApiFailure && cause.status === 415) return null;
        throw cause;
      }
    },
    staleTime: Infinity,
  });
