import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../queries/answer.ts';
import { askApi } from '../../queries/call-api.ts';

/** A consent with its text of today. */
export type Consent = Reply<'getConsents'>['consents'][number];

/** The consents that the summary asks for. */
export function consentsQuery(slug: string) {
  return queryOptions({
    queryKey: ['consents', slug],
    queryFn: ({ signal }) => askApi('getConsents', { params: { slug }, signal }),
  });
}
