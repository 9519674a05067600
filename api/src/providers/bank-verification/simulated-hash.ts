import { createHash } from 'node:crypto';

/** Blue Media's own arithmetic, written from its documentation and apart from the adapter's: a fault in one is seen by the other. */
export const hashOf = (values: readonly string[], sharedKey: string): string =>
  createHash('sha256')
    .update(`${values.filter((value) => value.length > 0).join('|')}|${sharedKey}`)
    .digest('hex');

const payment = [
  ...['ServiceID', 'OrderID', 'Amount', 'Description', 'GatewayID', 'Currency', 'CustomerEmail'],
  ...['CustomerNRB', 'TaxCountry', 'CustomerIP', 'Title', 'ReceiverName', 'ValidityTime'],
  ...['LinkValidityTime', 'AuthorizationCode', 'ScreenType', 'ReturnURL', 'ReceiverNRB', 'ReceiverAddress'],
  ...['RemoteID', 'BankHref'],
];

/** What each call takes, in the order of its hash. The verification's place among the others is not published: ours is assumed. */
const startOrders = {
  '/payment': payment,
  '/verification': payment.flatMap((name) =>
    name === 'CustomerEmail' ? [name, 'VerificationFName', 'VerificationLName', 'VerificationNRB'] : [name],
  ),
} as const;

export type StartPath = keyof typeof startOrders;

/** The fields of a start; undefined where one is unknown or repeated, or the hash is another. */
export function readStart(
  path: StartPath,
  sent: URLSearchParams,
  sharedKey: string,
): Readonly<Record<string, string>> | undefined {
  const { Hash = '', ...fields } = Object.fromEntries(sent);
  const order: readonly string[] = startOrders[path];
  const known = [...sent.keys()].every((name) => name === 'Hash' || order.includes(name));
  if (!known || [...sent].length !== Object.keys(fields).length + 1) return undefined;
  const values = order.map((name) => fields[name] ?? '');
  return hashOf(values, sharedKey) === Hash ? fields : undefined;
}
