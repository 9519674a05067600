import type { ItemState } from '../simulation/store.ts';
import { xmlText } from '../xml.ts';
import { polishTimestamp } from '../simulation/format.ts';
import type { AccountHolder } from '../simulation/account-holder.ts';
import { hashOf } from './simulated-hash.ts';

export type SimulatedVerification = {
  readonly remoteId: string;
  readonly fields: Readonly<Record<string, string>>;
};

type Field = readonly [name: string, value: string];

/** The account of somebody whom the application does not name. */
const somebody: AccountHolder = { name: 'Jan Kowalski', account: '61109010140000071219812874' };

/** A look into the account costs nothing, the transfer one złoty. */
export const looksIntoAccount = ({ fields }: SimulatedVerification): boolean => fields['Amount'] === '0.00';

/** Whose account it was: a look compares the person whom it was asked about, a transfer names its sender in one line. */
function payerOf(
  verification: SimulatedVerification,
  state: ItemState,
  holder: AccountHolder | null,
): readonly Field[] {
  if (state === 'failed') return [];
  const { fields } = verification;
  const { name, account } = holder ?? somebody;
  if (!looksIntoAccount(verification)) {
    return [
      ['nrb', account ?? somebody.account ?? ''],
      ['senderData', state === 'unclear' ? 'Zenon Inny-Właściciel' : name],
    ];
  }
  const person =
    state === 'unclear'
      ? (['Zenon', 'Inny-Właściciel'] as const)
      : ([fields['VerificationFName'] ?? '', fields['VerificationLName'] ?? ''] as const);
  return [
    ['fName', person[0]],
    ['lName', person[1]],
    ['nrb', fields['VerificationNRB'] ?? account ?? somebody.account ?? ''],
  ];
}

/** The body of a notification about this verification. An unclear one came from somebody else's account. */
export function writeItn(
  verification: SimulatedVerification,
  state: ItemState,
  service: { readonly serviceId: string; readonly sharedKey: string },
  { now, holder }: { readonly now: number; readonly holder: AccountHolder | null },
): string {
  const { remoteId, fields } = verification;
  const failed = state === 'failed';
  const transaction: readonly Field[] = [
    ['orderID', fields['OrderID'] ?? ''],
    ['remoteID', remoteId],
    ['amount', fields['Amount'] ?? ''],
    ['currency', 'PLN'],
    ['gatewayID', fields['GatewayID'] ?? ''],
    ['paymentDate', polishTimestamp(now).replace(/\D/g, '')],
    ['paymentStatus', failed ? 'FAILURE' : 'SUCCESS'],
    ['paymentStatusDetails', failed ? 'CANCELLED' : 'ACCEPTED'],
  ];
  const customer = payerOf(verification, state, holder);
  const result: readonly Field[] = looksIntoAccount(verification)
    ? [['verificationStatus', resultOf(state)]]
    : [];
  const hashed = [...transaction, ...customer, ...result].map(([, value]) => value);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<transactionList>',
    written(['serviceID', service.serviceId]),
    `<transactions><transaction>${transaction.map(written).join('')}`,
    `<customerData>${customer.map(written).join('')}</customerData>${result.map(written).join('')}`,
    '</transaction></transactions>',
    written(['hash', hashOf([service.serviceId, ...hashed], service.sharedKey)]),
    '</transactionList>',
  ].join('');
  return new URLSearchParams({ transactions: Buffer.from(xml, 'utf8').toString('base64') }).toString();
}

const written = ([name, value]: Field): string => `<${name}>${xmlText(value)}</${name}>`;

function resultOf(state: ItemState): string {
  if (state === 'failed') return 'REJECTED_BY_USER';
  return state === 'unclear' ? 'NEGATIVE' : 'POSITIVE';
}
