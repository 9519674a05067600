import { amountOf, groszOf } from '../amount.ts';
import type { Behaviour } from '../simulation/behaviour.ts';
import { xmlText } from '../xml.ts';
import { polishTimestamp } from '../simulation/format.ts';
import type { AccountHolder } from '../simulation/account-holder.ts';
import { hashOf } from './simulated-hash.ts';

export type SimulatedVerification = {
  readonly remoteId: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** What a notification says of a verification; an unclear one came from somebody else's account. */
export type ToldStatus = 'pending' | 'succeeded' | 'unclear' | 'failed' | 'expired';

interface Told {
  readonly status: ToldStatus;
  readonly behaviour: Behaviour;
  /** In epoch ms. */
  readonly now: number;
  readonly holder: AccountHolder | null;
}

/** Status and details of the payment. */
const payments: Readonly<Record<ToldStatus, readonly [status: string, details: string]>> = {
  pending: ['PENDING', ''],
  succeeded: ['SUCCESS', 'ACCEPTED'],
  unclear: ['SUCCESS', 'ACCEPTED'],
  failed: ['FAILURE', 'CANCELLED'],
  expired: ['FAILURE', 'EXPIRED'],
};
const results: Readonly<Record<ToldStatus, string>> = {
  pending: 'PENDING',
  succeeded: 'POSITIVE',
  unclear: 'NEGATIVE',
  failed: 'REJECTED_BY_USER',
  expired: 'ABANDONED',
};

type Field = readonly [name: string, value: string];

/** The account of somebody whom the application does not name. */
const somebody: AccountHolder = { name: 'Jan Kowalski', account: '61109010140000071219812874' };

/** A look into the account costs nothing, the transfer one złoty. */
export const looksIntoAccount = ({ fields }: SimulatedVerification): boolean => fields['Amount'] === '0.00';

/** Whose account it was: a look compares the person whom it was asked about, a transfer names its sender in one line. */
function payerOf(verification: SimulatedVerification, { status, holder }: Told): readonly Field[] {
  if (status !== 'succeeded' && status !== 'unclear') return [];
  const { fields } = verification;
  const { name, account } = holder ?? somebody;
  if (!looksIntoAccount(verification)) {
    return [
      ['nrb', account ?? somebody.account ?? ''],
      ['senderData', status === 'unclear' ? 'Zenon Inny-Właściciel' : name],
    ];
  }
  const person =
    status === 'unclear'
      ? (['Zenon', 'Inny-Właściciel'] as const)
      : ([fields['VerificationFName'] ?? '', fields['VerificationLName'] ?? ''] as const);
  return [
    ['fName', person[0]],
    ['lName', person[1]],
    ['nrb', fields['VerificationNRB'] ?? account ?? somebody.account ?? ''],
  ];
}

/** What was paid: of a wrong amount ten times as much. */
function paid(
  { fields }: SimulatedVerification,
  { behaviour }: Told,
): readonly [amount: string, currency: string] {
  const asked = fields['Amount'] ?? '';
  const amount = behaviour === 'wrongAmount' ? amountOf((groszOf(asked) ?? 0) * 10) : asked;
  return [amount, behaviour === 'wrongCurrency' ? 'EUR' : 'PLN'];
}

/** The body of a notification about this verification. */
export function writeItn(
  verification: SimulatedVerification,
  told: Told,
  service: { readonly serviceId: string; readonly sharedKey: string },
): string {
  const { remoteId, fields } = verification;
  const [amount, currency] = paid(verification, told);
  const [status, details] = payments[told.status];
  const transaction: readonly Field[] = [
    ['orderID', fields['OrderID'] ?? ''],
    ['remoteID', remoteId],
    ['amount', amount],
    ['currency', currency],
    ['gatewayID', fields['GatewayID'] ?? ''],
    ['paymentDate', polishTimestamp(told.now).replace(/\D/g, '')],
    ['paymentStatus', status],
    ...(details === '' ? [] : [['paymentStatusDetails', details] as const]),
  ];
  const customer = payerOf(verification, told);
  const result: readonly Field[] = looksIntoAccount(verification)
    ? [['verificationStatus', results[told.status]]]
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
