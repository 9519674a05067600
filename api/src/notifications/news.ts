import {
  listOrderEvents,
  listSignatures,
  loadBankVerification,
  loadOrderById,
  loadPayment,
  loadSignatureByProcess,
  saveBankVerification,
  savePayment,
  saveSignature,
  type Order,
} from '@app/db';
import { proposedOffer } from '../offers/conditions.ts';
import type { SentEvent } from '../orders/advance-order.ts';
import type { Ports } from '../ports.ts';
import type {
  BankVerificationNews,
  DecisionNews,
  InitialPaymentNews,
  SigningNews,
} from '../providers/index.ts';
import type { Meaning, News } from './apply-news.ts';

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
} as const satisfies Record<BankVerificationNews['outcome'], SentEvent['type'] | null>;

/** What the bank says of a verification. A pending after the result undoes nothing. */
export const bankNews = (news: BankVerificationNews): News => ({
  provider: 'bluemedia',
  id: news.id,
  meaning: async (ports): Promise<Meaning | string> => {
    const verification = await loadBankVerification(ports.db, news.orderRef);
    if (verification === null) return 'unknown verification';
    const order = await orderOf(ports, verification.orderId);
    const type = bankEvents[news.outcome];
    if (type === null) return { order, event: null };
    const status = news.outcome === 'failed' ? 'failed' : 'completed';
    return {
      order,
      event: { type, paymentId: verification.id },
      write: async (tx) => {
        await saveBankVerification(tx, verification.id, { status, answer: news.sender }, ports.now());
        return { redirectUrl: null };
      },
    };
  },
});

/** What the payment provider says of an initial payment; the amount that came is stored, and compared by the effect that follows. */
export const paymentNews = (news: InitialPaymentNews): News => ({
  provider: 'dotpay',
  id: news.id,
  meaning: async (ports): Promise<Meaning | string> => {
    const payment = await loadPayment(ports.db, news.orderRef);
    if (payment === null) return 'unknown payment';
    const order = await orderOf(ports, payment.orderId);
    if (news.outcome === 'pending') return { order, event: null };
    const completed = news.outcome === 'completed';
    const amount = news.currency === 'PLN' ? news.amount : 0;
    const status = completed ? 'completed' : 'rejected';
    return {
      order,
      money: completed,
      event: { type: completed ? 'PAYMENT_COMPLETED' : 'PAYMENT_REJECTED', paymentId: payment.id },
      write: (tx) =>
        savePayment(
          tx,
          payment.id,
          { status, providerId: news.operationNumber, ...(completed ? { amount } : {}) },
          ports.now(),
        ),
    };
  },
});

/** What became of a signing process; one that was replaced by a newer one says nothing any more. */
export const signingNews = (news: SigningNews): News => ({
  provider: 'autenti',
  id: news.id,
  meaning: async (ports): Promise<Meaning | string> => {
    const signature = await loadSignatureByProcess(ports.db, news.orderRef);
    if (signature === null) return 'unknown process';
    const order = await orderOf(ports, signature.orderId);
    const write = (tx: Parameters<typeof saveSignature>[0]) =>
      saveSignature(tx, signature.id, { status: news.status }, ports.now());
    if (news.outcome === 'pending') return { order, event: null, write };
    const latest = (await listSignatures(ports.db, order.id))
      .filter(({ kind, provider }) => kind === signature.kind && provider === 'autenti')
      .at(-1);
    if (latest?.id !== signature.id) return 'a newer process has replaced this one';
    if (news.outcome === 'failed') return { order, event: { type: 'SIGNATURE_FAILED' }, write };
    return {
      order,
      event: { type: signature.kind === 'identity' ? 'IDENTITY_CONFIRMED' : 'SIGNATURE_COMPLETED' },
      write,
    };
  },
});

/** A decision on the application that was submitted last; conditions become a calculation beside the original. */
export const decisionNews = (news: DecisionNews): News => ({
  provider: 'decision_engine',
  id: news.id,
  meaning: async (ports): Promise<Meaning | string> => {
    const [id = '', seq = ''] = news.orderRef.split('.');
    const order = await loadOrderById(ports.db, id);
    if (order === null) return 'unknown application';
    const asked = (await listOrderEvents(ports.db, id)).findLast(
      ({ passed, toStatus }) => passed.length > 0 && toStatus === order.status,
    );
    if (asked?.seq !== Number(seq)) return 'this application is not the one that is being judged';
    if (news.outcome === 'approved') return { order, event: { type: 'DECISION_APPROVED' } };
    if (news.outcome === 'rejected') return { order, event: { type: 'DECISION_REJECTED' } };
    if (news.conditions === null) return 'a condition without its terms';
    const proposed = await proposedOffer(ports, order, news.conditions);
    return {
      order,
      event: { type: 'DECISION_CONDITIONAL' },
      write: async () => ({ proposedOffer: proposed }),
    };
  },
});
