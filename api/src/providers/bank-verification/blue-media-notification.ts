import { groszOf } from '../amount.ts';
import { rejected } from '../notification.ts';
import type { ParsedWebhook } from '../notification.ts';
import { readXml, xmlText } from '../xml.ts';
import type { XmlElement } from '../xml.ts';
import { blueMediaHash, hashedUnder } from './blue-media-hash.ts';
import { readTransaction } from './itn-fields.ts';
import type { ItnTransaction } from './itn-fields.ts';
import type { BankVerificationEvent } from './bank-verification.port.ts';

type Service = { readonly serviceId: string; readonly sharedKeys: readonly string[] };

/**
 * Reads an instant transaction notification (ITN): a form field `transactions` with XML in base64. What cannot be
 * authenticated, be it by an element that is not published, is refused with nothing but 401: an answer that signed
 * any of the sender's text could be sent back to us as a notification.
 */
export function readItn(rawBody: string, service: Service): ParsedWebhook<BankVerificationEvent> {
  const [encoded, ...more] = new URLSearchParams(rawBody).getAll('transactions');
  const document = readXml(Buffer.from(encoded ?? '', 'base64').toString('utf8'));
  if (
    more.length > 0 ||
    document === undefined ||
    typeof document === 'string' ||
    !document['transactionList']
  )
    return rejected('malformed');

  const list = exactly(document['transactionList'], ['serviceID', 'transactions', 'hash']);
  // One notification is of one transaction: so it is published.
  const transactions = list && exactly(list['transactions'], ['transaction']);
  const transaction = transactions && readTransaction(transactions['transaction'] ?? '');
  if (list === undefined || transaction === undefined || list['serviceID'] !== service.serviceId)
    return rejected('signature');
  if (typeof list['hash'] !== 'string') return rejected('signature');
  const values = [service.serviceId, ...transaction.hashed];
  const sharedKey = hashedUnder(values, service.sharedKeys, list['hash']);
  if (sharedKey === undefined) return rejected('signature');

  return {
    ok: true,
    events: [eventOf(transaction)],
    reply: confirmation(service.serviceId, sharedKey, transaction),
  };
}

type Children = Exclude<XmlElement, string>;

/** The element's children where they are these and no others. */
function exactly(
  element: XmlElement | readonly XmlElement[] | undefined,
  names: readonly string[],
): Children | undefined {
  if (element === undefined || typeof element === 'string' || Array.isArray(element)) return undefined;
  const children = element as Children;
  const given = Object.keys(children);
  return given.length === names.length && names.every((name) => given.includes(name)) ? children : undefined;
}

/** A result of the verification counts only once the payment under it has come; a person looks at NEGATIVE. */
function outcomeOf({ textOf }: ItnTransaction): BankVerificationEvent['outcome'] {
  const status = textOf('paymentStatus');
  const verification = textOf('verificationStatus');
  const abandoned = verification === 'ABANDONED' || verification === 'REJECTED_BY_USER';
  if (status === 'FAILURE' || abandoned) return 'failed';
  if (status === 'PENDING' || verification === 'PENDING') return 'pending';
  return verification === 'NEGATIVE' || textOf('paymentStatusDetails') === 'INCORRECT_AMOUNT'
    ? 'unclear'
    : 'completed';
}

function eventOf(transaction: ItnTransaction): BankVerificationEvent {
  const { textOf } = transaction;
  const sender = {
    firstName: textOf('customerData.fName'),
    lastName: textOf('customerData.lName'),
    line: textOf('customerData.senderData'),
    bankAccountNumber: textOf('customerData.nrb'),
  };
  const named = ['remoteID', 'paymentStatus', 'paymentStatusDetails', 'verificationStatus'] as const;
  return {
    id: ['bluemedia', ...named.map(textOf)].join(':'),
    orderRef: textOf('orderID'),
    outcome: outcomeOf(transaction),
    positive: textOf('verificationStatus') === 'POSITIVE',
    amount: groszOf(textOf('amount')) ?? 0,
    currency: textOf('currency'),
    payment: { number: textOf('remoteID'), completed: textOf('paymentStatus') === 'SUCCESS' },
    sender: Object.values(sender).some((value) => value !== '') ? sender : null,
  };
}

/** Signed with the key of the notification: during a change of keys its sender may not know the new one yet. */
function confirmation(serviceId: string, sharedKey: string, { textOf }: ItnTransaction) {
  const orderId = textOf('orderID');
  const hash = blueMediaHash([serviceId, orderId, 'CONFIRMED'], sharedKey);
  return {
    status: 200,
    contentType: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<confirmationList><serviceID>${xmlText(serviceId)}</serviceID><transactionsConfirmations><transactionConfirmed><orderID>${xmlText(orderId)}</orderID><confirmation>CONFIRMED</confirmation></transactionConfirmed></transactionsConfirmations><hash>${hash}</hash></confirmationList>`,
  } as const;
}
