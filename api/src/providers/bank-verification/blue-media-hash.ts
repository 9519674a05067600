import { createHash } from 'node:crypto';
import { ProviderRefused } from '../provider-request.ts';
import { sameText } from '../same-text.ts';

/** What stands between the values of a hash; a value that holds it could be read as two. */
export const separator = '|';

/**
 * Blue Media's hash: SHA-256 over the values joined by '|' with the shared key last. Empty values do not count.
 * Throws ProviderRefused for a value with the separator: what is hashed has one reading.
 */
export function blueMediaHash(values: readonly string[], sharedKey: string): string {
  if (values.some((value) => value.includes(separator)))
    throw new ProviderRefused('Blue Media has no hash for a value with a separator in it');
  const counted = values.filter((value) => value !== '');
  return createHash('sha256')
    .update([...counted, sharedKey].join(separator), 'utf8')
    .digest('hex');
}

/** Under which of the keys the values have this hash; undefined where it is none of them. */
export const hashedUnder = (
  values: readonly string[],
  sharedKeys: readonly string[],
  hash: string,
): string | undefined => sharedKeys.find((key) => sameText(blueMediaHash(values, key), hash));

/** The fields of a start of payment that we send, in the published order of their hash. */
const startFields = [
  'ServiceID',
  'OrderID',
  'Amount',
  'Description',
  'GatewayID',
  'Currency',
  'CustomerEmail',
  'VerificationFName',
  'VerificationLName',
  'VerificationNRB',
  'ReturnURL',
] as const;

export type StartFields = { readonly [Field in (typeof startFields)[number]]?: string };

/** The hash of a start of payment. */
export const startHash = (fields: StartFields, sharedKey: string): string =>
  blueMediaHash(
    startFields.map((field) => fields[field] ?? ''),
    sharedKey,
  );
