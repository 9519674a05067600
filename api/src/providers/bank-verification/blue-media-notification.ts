import { groszOf } from '../amount.ts';
import { refused } from '../notification.ts';
import type { ReadNotification } from '../notification.ts';
import { sameText } from '../same-text.ts';
import { elementsAt, readXml, textAt, textsIn, xmlText } from '../xml.ts';
import type { XmlElement } from '../xml.ts';
import type { BankVerificationNews } from './bank-verification.ts';
import { blueMediaHash } from './blue-media-hash.ts';

type Service = { readonly serviceId: string; readonly sharedKey: string };

/** An answer of the account verification counts above the transfer's own status: a person looks at NEGATIVE. */
const verificationOutcomes: Readonly<Record<string, BankVerificationNews['outcome']>> = {
  POSITIVE: 'completed',
  NEGATIVE: 'unclear',
  ABANDONED: 'failed',
  REJECTED_BY_USER: 'failed',
  PENDING: 'pending',
};

const paymentOutcomes: Readonly<Record<string, BankVerificationNews['outcome']>> = {
  SUCCESS: 'completed',
  FAILURE: 'failed',
  PENDING: 'pending',
};

/** Reads an instant transaction notification (ITN): a form field `transactions` with XML in base64, hashed as a whole. */
export function readItn(rawBody: string, service: Service): ReadNotification<BankVerificationNews> {
  const encoded = new URLSearchParams(rawBody).get('transactions') ?? '';
  const document = readXml(Buffer.from(encoded, 'base64').toString('utf8'));
  const [list] = elementsAt(document, 'transactionList');
  const transactions = elementsAt(list, 'transactions', 'transaction');
  if (list === undefined || transactions.length === 0) return refused('malformed');

  const orderIds = transactions.map((transaction) => textAt(transaction, 'orderID'));
  const ours = textAt(list, 'serviceID') === service.serviceId;
  const hash = blueMediaHash(textsIn(list, 'hash'), service.sharedKey);
  if (!ours || !sameText(hash, textAt(list, 'hash')))
    return refused('signature', confirmation(service, orderIds, false));

  const notifications = transactions.map(newsOf);
  if (!notifications.every((news) => news !== undefined))
    return refused('malformed', confirmation(service, orderIds, false));
  return { ok: true, notifications, reply: { status: 200, ...confirmation(service, orderIds, true) } };
}

function newsOf(transaction: XmlElement): BankVerificationNews | undefined {
  const at = (...path: string[]): string => textAt(transaction, ...path);
  const [orderRef, remoteId, status, details] = [
    at('orderID'),
    at('remoteID'),
    at('paymentStatus'),
    at('paymentStatusDetails'),
  ];
  const verification = at('verificationStatus');
  const amount = groszOf(at('amount'));
  const outcome = verification === '' ? paymentOutcomes[status] : verificationOutcomes[verification];
  if (orderRef === '' || amount === undefined || outcome === undefined) return undefined;
  const account = at('customerData', 'nrb');
  const sender = {
    firstName: at('customerData', 'fName'),
    lastName: at('customerData', 'lName'),
    bankAccountNumber: account,
  };
  return {
    id: ['bluemedia', remoteId, status, details, verification].join(':'),
    orderRef,
    outcome: details === 'INCORRECT_AMOUNT' ? 'unclear' : outcome,
    amount,
    sender: Object.values(sender).some((value) => value !== '') ? sender : null,
  };
}

function confirmation({ serviceId, sharedKey }: Service, orderIds: readonly string[], confirmed: boolean) {
  const answer = confirmed ? 'CONFIRMED' : 'NOTCONFIRMED';
  const lines = orderIds.map(
    (id) =>
      `<transactionConfirmed><orderID>${xmlText(id)}</orderID><confirmation>${answer}</confirmation></transactionConfirmed>`,
  );
  const hash = blueMediaHash([serviceId, ...orderIds.flatMap((id) => [id, answer])], sharedKey);
  return {
    contentType: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<confirmationList><serviceID>${xmlText(serviceId)}</serviceID><transactionsConfirmations>${lines.join('')}</transactionsConfirmations><hash>${hash}</hash></confirmationList>`,
  };
}
