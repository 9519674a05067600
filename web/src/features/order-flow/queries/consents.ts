import { camelCase } from '@app/machines/fields';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { callOf } from './call-of.ts';
import type { Reader } from './call-of.ts';

/** A consent with its text of today. */
export type Consent = Reply<'getConsents'>['consents'][number];

/** The consents that the summary and the company form ask for. */
export function consentsQuery(reader: Reader) {
  const { slug } = reader;
  return queryOptions({
    queryKey: ['consents', slug],
    queryFn: ({ signal }) => askApi(callOf('getConsents', reader), { params: { slug }, signal }),
  });
}

/** Puts what the server has just taken in beside the texts: another screen shows the consents as they were answered. */
export function storeAnswers(
  client: QueryClient,
  reader: Reader,
  isGiven: (consent: Consent) => boolean,
): void {
  client.setQueryData(
    consentsQuery(reader).queryKey,
    (shown) =>
      shown && { ...shown, consents: shown.consents.map((one) => ({ ...one, accepted: isGiven(one) })) },
  );
}

/** A consent's key in a body that is sent. */
export const consentKey = (consent: Pick<Consent, 'name'>): string => camelCase(consent.name);

/** The versions of the texts that are on the screen, for the body that answers them. */
export function versionsOf(consents: readonly Consent[]): Readonly<Record<string, string>> {
  return Object.fromEntries(consents.map((consent) => [consentKey(consent), consent.version]));
}
