import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../../api/answer.ts';
import { askApi } from '../../../../api/call-api.ts';
import { callOf } from '../../queries/call-of.ts';
import type { Reader } from '../../queries/call-of.ts';

export type Preview = Reply<'getAgreementPreview'>;

/** Milliseconds between two looks whether the agreement is ready. */
const look = 3_000;

/** The agreement's pages and documents; asked again until they are there. */
export function previewQuery(reader: Reader) {
  const { slug } = reader;
  return queryOptions({
    queryKey: ['agreement-preview', slug],
    queryFn: ({ signal }) => askApi(callOf('getAgreementPreview', reader), { params: { slug }, signal }),
    refetchInterval: (query) => (query.state.data?.prepared === false ? look : false),
  });
}
