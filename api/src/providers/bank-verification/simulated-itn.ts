import type { ItemState } from '../simulation/store.ts';
import { polishTimestamp } from '../simulation/simulation.ts';
import { xmlText } from '../xml.ts';
import type { SimulatedVerification } from './bank-verification.simulator.ts';
import { blueMediaHash } from './blue-media-hash.ts';

type Field = readonly [name: string, value: string];

/** The body of a notification about this verification. An unclear one came from somebody else's account. */
export function writeItn(
  { remoteId, fields }: SimulatedVerification,
  state: ItemState,
  service: { readonly serviceId: string; readonly sharedKey: string },
  now: number,
): string {
  const failed = state === 'failed';
  const looksIn = fields.Verification === 'AIS';
  const transaction: readonly Field[] = [
    ['orderID', fields.OrderID ?? ''],
    ['remoteID', remoteId],
    ['amount', fields.Amount ?? ''],
    ['currency', 'PLN'],
    ['gatewayID', fields.GatewayID ?? ''],
    ['paymentDate', polishTimestamp(now).replace(/\D/g, '')],
    ['paymentStatus', failed ? 'FAILURE' : 'SUCCESS'],
    ['paymentStatusDetails', failed ? 'CANCELLED' : 'ACCEPTED'],
    ...(looksIn ? ([['verificationStatus', verificationOf(state)]] as const) : []),
  ];
  const customer: readonly Field[] = failed
    ? []
    : [
        ['fName', state === 'unclear' ? 'Zenon' : (fields.FirstName ?? '')],
        ['lName', state === 'unclear' ? 'Inny-Właściciel' : (fields.LastName ?? '')],
        ['nrb', fields.CustomerNRB ?? ''],
      ];
  const values = [service.serviceId, ...[...transaction, ...customer].map(([, value]) => value)];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<transactionList>',
    written(['serviceID', service.serviceId]),
    `<transactions><transaction>${transaction.map(written).join('')}`,
    `<customerData>${customer.map(written).join('')}</customerData></transaction></transactions>`,
    written(['hash', blueMediaHash(values, service.sharedKey)]),
    '</transactionList>',
  ].join('');
  return new URLSearchParams({ transactions: Buffer.from(xml, 'utf8').toString('base64') }).toString();
}

const written = ([name, value]: Field): string => `<${name}>${xmlText(value)}</${name}>`;

function verificationOf(state: ItemState): string {
  if (state === 'failed') return 'REJECTED_BY_USER';
  return state === 'unclear' ? 'NEGATIVE' : 'POSITIVE';
}
