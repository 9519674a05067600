import {
  insertPayment,
  listOrderEvents,
  listSignatures,
  loadBankVerification,
  loadOrderById,
  loadPayment,
  loadSignatureByProcess,
  saveBankVerification,
  savePayment,
  saveSignature,
  type BankVerification,
  type NewPayment,
  type Order,
  type Signature,
  type Tx,
} from '@app/db';
import { proposedOffer } from '../../application/offer/conditions.ts';
import type { SentEvent } from '../advance-order.ts';
import type { Ports } from '../../../kernel/ports.ts';
import type { Interpretation, NotInterpreted } from './process-webhook.ts';
import {
  verificationAmount,
  type BankVerificationEvent,
  type DecisionEvent,
  type InitialPaymentEvent,
  type SigningEvent,
} from '../../../providers/ports.ts';

async function orderOf(ports: Ports, id: string): Promise<Order> {
  const order = await loadOrderById(ports.db, id);
  if (order === null) throw new Error('A row of an order that is not there');
  return order;
}

const bankEvents = {
  completed: 'TEST_PAYMENT_COMPLETED',
  failed: 'TEST_PAYMENT_FAILED',
  unclear: 'TEST_PAYMENT_UNCLEAR',
  pending: null,
} as const satisfies Record<BankVerificationEvent['outcome'], SentEvent['type'] | null>;

/** What came with a verification, in grosz; of another currency nothing that could be counted. */
const verificationPayment = (
  { orderId, providerId, channelId }: BankVerification,
  { amount, currency }: BankVerificationEvent,
): NewPayment => ({
  orderId,
  kind: 'test_payment',
  provider: 'bluemedia',
  providerId,
  paymentType: `online_${channelId}`,
  amount: currency === 'PLN' ? amount : 0,
  status: 'completed',
  redirectUrl: null,
});

/** What the bank says, if it is of what was asked for: another amount or currency, or a look into the account without its verdict, is for a person. */
function outcomeOf(
  news: BankVerificationEvent,
  { mode }: BankVerification,
): BankVerificationEvent['outcome'] {
  if (news.outcome !== 'completed') return news.outcome;
  const asAsked = news.currency === 'PLN' && news.amount === verificationAmount[mode];
  return asAsked && (mode === '1PLN' || news.positive) ? 'completed' : 'unclear';
}

/** What the bank says of a verification. A pending after the result undoes nothing. */
async function interpretBankVerification(
  ports: Ports,
  news: BankVerificationEvent,
): Promise<Interpretation | NotInterpreted> {
  const verification = await loadBankVerification(ports.db, news.orderRef);
  if (verification === null) return { reason: 'Nie znamy takiej weryfikacji.', unknown: true };
  const order = await orderOf(ports, verification.orderId);
  const since = verification.createdAt;
  const outcome = outcomeOf(news, verification);
  const type = bankEvents[outcome];
  if (type === null) return { order, since, event: null };
  const status = outcome === 'failed' ? 'failed' : 'completed';
  // A złoty that came has to go back, and a refusal says so.
  const paid = status === 'completed' && news.amount > 0 && verification.status !== 'completed';
  const answer = { ...news.sender, positive: news.positive };
  return {
    order,
    since,
    money: paid ? 'test_payment' : undefined,
    event: { type, paymentId: verification.id },
    write: async (tx) => {
      if (paid) await insertPayment(tx, verificationPayment(verification, news), ports.now());
      await saveBankVerification(tx, verification.id, { status, answer }, ports.now());
      return { redirectUrl: null };
    },
  };
}

/** What the payment provider says of an initial payment; the amount that came is stored, and compared by the effect that follows. */
async function interpretInitialPayment(
  ports: Ports,
  news: InitialPaymentEvent,
): Promise<Interpretation | NotInterpreted> {
  const payment = await loadPayment(ports.db, news.orderRef);
  if (payment === null) return { reason: 'Nie znamy takiej płatności.', unknown: true };
  const order = await orderOf(ports, payment.orderId);
  const since = payment.createdAt;
  if (news.outcome === 'pending') return { order, since, event: null };
  const completed = news.outcome === 'completed';
  const amount = news.currency === 'PLN' ? news.amount : 0;
  const status = completed ? 'completed' : 'rejected';
  return {
    order,
    since,
    money: completed ? 'initial_payment' : undefined,
    event: { type: completed ? 'PAYMENT_COMPLETED' : 'PAYMENT_REJECTED', paymentId: payment.id },
    write: (tx) =>
      savePayment(
        tx,
        payment.id,
        { status, providerId: news.operationNumber, ...(completed ? { amount } : {}) },
        ports.now(),
      ),
  };
}

const underWay: readonly Signature['status'][] = ['PENDING', 'NONE', 'STARTED'];

/** What became of a signing process; one that was replaced by a newer one says nothing any more. */
async function interpretSigning(ports: Ports, news: SigningEvent): Promise<Interpretation | NotInterpreted> {
  const signature = await loadSignatureByProcess(ports.db, news.orderRef);
  if (signature === null) return { reason: 'Nie znamy takiego procesu podpisywania.', unknown: true };
  const order = await orderOf(ports, signature.orderId);
  const since = signature.createdAt;
  const write = (tx: Tx) => saveSignature(tx, signature.id, { status: news.status }, ports.now());
  if (news.outcome === 'pending') {
    // A late 'under way' undoes no end, and a repeated one is nothing new.
    const isNew = underWay.includes(signature.status) && signature.status !== news.status;
    return { order, since, event: null, ...(isNew ? { write } : {}) };
  }
  const latest = (await listSignatures(ports.db, order.id))
    .filter(({ kind, provider }) => kind === signature.kind && provider === 'autenti')
    .at(-1);
  if (latest?.id !== signature.id) return { reason: 'Zastąpił go nowszy proces podpisywania.', order };
  if (news.outcome === 'failed') return { order, since, event: { type: 'SIGNATURE_FAILED' }, write };
  const type = signature.kind === 'identity' ? 'IDENTITY_CONFIRMED' : 'SIGNATURE_COMPLETED';
  return { order, since, event: { type }, write };
}

/** A decision on the application that was submitted last; conditions become a calculation beside the original. */
async function interpretDecision(
  ports: Ports,
  news: DecisionEvent,
): Promise<Interpretation | NotInterpreted> {
  const [id = '', seq = ''] = news.orderRef.split('.');
  const order = await loadOrderById(ports.db, id);
  if (order === null) return { reason: 'Nie znamy takiego zgłoszenia do decyzji.', unknown: true };
  const asked = (await listOrderEvents(ports.db, id)).findLast(
    ({ visited: passed, toStatus }) => passed.length > 0 && toStatus === order.status,
  );
  if (asked?.seq !== Number(seq))
    return { reason: 'Decyzja dotyczy innego zgłoszenia niż to, które jest teraz rozpatrywane.', order };
  const since = asked.at;
  if (news.outcome === 'approved') return { order, since, event: { type: 'DECISION_APPROVED' } };
  if (news.outcome === 'rejected') return { order, since, event: { type: 'DECISION_REJECTED' } };
  if (news.conditions === null) return { reason: 'Decyzja warunkowa bez warunków.', order };
  const proposed = await proposedOffer(ports, order, news.conditions);
  if (proposed === null) return { reason: 'Katalog nie ma oferty o takich warunkach.', order };
  return {
    order,
    since,
    event: { type: 'DECISION_CONDITIONAL' },
    write: async () => ({ proposedOffer: proposed }),
  };
}

/** Who sends webhooks, and how each one is interpreted from what is stored. */
const interpretations = {
  bluemedia: interpretBankVerification,
  dotpay: interpretInitialPayment,
  autenti: interpretSigning,
  decision_engine: interpretDecision,
} as const;

/** A provider that sends notifications. */
export type WebhookProvider = keyof typeof interpretations;

export const isWebhookProvider = (name: string): name is WebhookProvider =>
  Object.hasOwn(interpretations, name);

/** What an event means now; `event` is as the provider's adapter parsed it. */
export const interpret = (
  ports: Ports,
  provider: WebhookProvider,
  news: unknown,
): Promise<Interpretation | NotInterpreted> => interpretations[provider](ports, news as never);
