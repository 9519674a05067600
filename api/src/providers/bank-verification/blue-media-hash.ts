import { createHash } from 'node:crypto';

/** Blue Media's hash: SHA-256 over the values joined by '|' with the shared key last. Empty values do not count. */
export function blueMediaHash(values: readonly string[], sharedKey: string): string {
  const counted = values.filter((value) => value !== '');
  return createHash('sha256')
    .update([...counted, sharedKey].join('|'), 'utf8')
    .digest('hex');
}

/**
 * The fields of a start of payment in the order in which they are hashed. The last three are the inputs of the account
 * verification (ID HUB), whose place in the hash its provider does not publish.
 */
export const startFields = [
  'ServiceID',
  'OrderID',
  'Amount',
  'Description',
  'GatewayID',
  'Currency',
  'CustomerEmail',
  'CustomerNRB',
  'Title',
  'ReturnURL',
  'FirstName',
  'LastName',
  'Verification',
] as const;

export type StartFields = { readonly [Field in (typeof startFields)[number]]?: string };

/** The hash of a start of payment. */
export const startHash = (fields: StartFields, sharedKey: string): string =>
  blueMediaHash(
    startFields.map((field) => fields[field] ?? ''),
    sharedKey,
  );
