import { bookReturn, listPayments, loadPayment, recordOperation, type Payment, type Tx } from '@app/db';
import { heldInZloty, receivedSums } from '../order-life/book-money.ts';
import type { SentEvent } from '../../kernel/handlers.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { InitialPaymentEvent } from '../../providers/ports.ts';
import {
  bodyText,
  orderOf,
  type Interpretation,
  type NotInterpreted,
  type Webhook,
} from '../order-life/inbox/webhook.ts';

const eventTypes = {
  completed: 'PAYMENT_COMPLETED',
  rejected: 'PAYMENT_REJECTED',
  pending: null,
  refunded: null,
} as const satisfies Record<InitialPaymentEvent['outcome'], SentEvent['type'] | null>;

/** Keeps an operation; a refund of a sum that came is booked on what has to go back of it. */
async function bookOperation(
  tx: Tx,
  operation: Parameters<typeof recordOperation>[1],
  payments: readonly Payment[],
  at: number,
): Promise<void> {
  await recordOperation(tx, operation, at);
  const { orderId, amount, currency, number: reference, relatedNumber, provider } = operation;
  const sum = receivedSums(payments).find(
    (each) => each.number === relatedNumber && each.provider === provider,
  );
  if (operation.kind === 'refund' && sum !== undefined)
    await bookReturn(tx, { orderId, operationId: sum.id, amount, currency, reference }, at);
}

/**
 * What the payment provider says of an initial payment: stored as it was said, and compared by the effect that follows.
 * That a sum is rejected which has come is no news.
 */
async function interpretInitialPayment(
  ports: Ports,
  { orderRef, operationNumber, relatedNumber, outcome, amount, currency }: InitialPaymentEvent,
): Promise<Interpretation | NotInterpreted> {
  const payment = await loadPayment(ports.db, orderRef);
  if (payment === null) return { reason: 'Nie znamy takiej płatności.', unknown: true };
  const { id: paymentId, orderId, provider, createdAt: since } = payment;
  const [order, payments] = await Promise.all([orderOf(ports, orderId), listPayments(ports.db, orderId)]);
  const attempts = payments.filter(({ kind }) => kind === 'initial_payment');
  const newest = attempts.at(-1)?.id === paymentId;
  const unanswered =
    order.facts.paymentUnanswered &&
    attempts.some(({ id, status }) => id !== paymentId && status === 'started');
  const hasCome = payment.operations.some(
    ({ number, status }) => number === operationNumber && status === 'completed',
  );
  const type = outcome === 'rejected' && hasCome ? null : eventTypes[outcome];
  const held = heldInZloty(payments) + (currency === 'PLN' && !hasCome ? amount : 0);
  const operation = {
    ...{ orderId, paymentId, provider, number: operationNumber, amount, currency },
    relatedNumber: relatedNumber ?? null,
    kind: outcome === 'refunded' ? 'refund' : 'payment',
    status: outcome === 'refunded' ? 'completed' : outcome,
  } as const;
  return {
    order,
    since,
    money: outcome === 'completed' ? 'initial_payment' : undefined,
    event: type && { type, paymentId, newest, unanswered, held },
    record: (tx) => bookOperation(tx, operation, payments, ports.now()),
  };
}

/** Dotpay reports the result of an initial payment. */
export const initialPaymentWebhook: Webhook<InitialPaymentEvent> = {
  provider: 'dotpay',
  sends: Object.values(eventTypes).filter((type) => type !== null),
  parse: (request) => request.ports.providers.initialPayment.parseNotification(bodyText(request)),
  interpret: interpretInitialPayment,
};
