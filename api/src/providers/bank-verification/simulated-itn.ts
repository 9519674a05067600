import type { ItemState } from '../simulation/store.ts';
import { xmlText } from '../xml.ts';
import { blueMediaHash } from './blue-media-hash.ts';
import type { StartFields } from './blue-media-hash.ts';
import { polishTimestamp } from '../simulation/format.ts';

export type SimulatedVerification = { readonly remoteId: string; readonly fields: StartFields };

type Field = readonly [name: string, value: string];

/** The bank's account number of a person who was not asked for one. */
const someAccount = '61109010140000071219812874';

/** A look into the account costs nothing, the transfer one złoty. */
export const looksIntoAccount = (fields: StartFields): boolean => fields.Amount === '0.00';

/** The body of a notification about this verification. An unclear one came from somebody else's account. */
export function writeItn(
  { remoteId, fields }: SimulatedVerification,
  state: ItemState,
  service: { readonly serviceId: string; readonly sharedKey: string },
  now: number,
): string {
  const failed = state === 'failed';
  const looksIn = looksIntoAccount(fields);
  const transaction: readonly Field[] = [
    ['orderID', fields.OrderID ?? ''],
    ['remoteID', remoteId],
    ['amount', fields.Amount ?? ''],
    ['currency', 'PLN'],
    ['gatewayID', fields.GatewayID ?? ''],
    ['paymentDate', polishTimestamp(now).replace(/\D/g, '')],
    ['paymentStatus', failed ? 'FAILURE' : 'SUCCESS'],
    ['paymentStatusDetails', failed ? 'CANCELLED' : 'ACCEPTED'],
  ];
  const customer: readonly Field[] = failed
    ? []
    : [
        ['fName', state === 'unclear' ? 'Zenon' : (fields.VerificationFName ?? '')],
        ['lName', state === 'unclear' ? 'Inny-Właściciel' : (fields.VerificationLName ?? '')],
        ['nrb', fields.VerificationNRB ?? someAccount],
      ];
  const verification: readonly Field[] = looksIn ? [['verificationStatus', verificationOf(state)]] : [];
  const hashed = [...transaction, ...customer, ...verification].map(([, value]) => value);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<transactionList>',
    written(['serviceID', service.serviceId]),
    `<transactions><transaction>${transaction.map(written).join('')}`,
    `<customerData>${customer.map(written).join('')}</customerData>${verification.map(written).join('')}`,
    '</transaction></transactions>',
    written(['hash', blueMediaHash([service.serviceId, ...hashed], service.sharedKey)]),
    '</transactionList>',
  ].join('');
  return new URLSearchParams({ transactions: Buffer.from(xml, 'utf8').toString('base64') }).toString();
}

const written = ([name, value]: Field): string => `<${name}>${xmlText(value)}</${name}>`;

function verificationOf(state: ItemState): string {
  if (state === 'failed') return 'REJECTED_BY_USER';
  return state === 'unclear' ? 'NEGATIVE' : 'POSITIVE';
}
