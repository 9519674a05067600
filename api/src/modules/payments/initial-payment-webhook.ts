import { listPayments, loadPayment, recordOperation } from '@app/db';
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

/**
 * What the payment provider says of an initial payment: stored as it was said, and compared by the effect that follows.
 * That an older attempt came to nothing is no news of the newest; money of an older attempt is money.
 */
async function interpretInitialPayment(
  ports: Ports,
  { orderRef, operationNumber, relatedNumber, outcome, amount, currency }: InitialPaymentEvent,
): Promise<Interpretation | NotInterpreted> {
  const payment = await loadPayment(ports.db, orderRef);
  if (payment === null) return { reason: 'Nie znamy takiej płatności.', unknown: true };
  const { id: paymentId, orderId, provider, createdAt: since } = payment;
  const [order, payments] = await Promise.all([orderOf(ports, orderId), listPayments(ports.db, orderId)]);
  const newest = payments.findLast(({ kind }) => kind === 'initial_payment');
  const type = outcome === 'rejected' && paymentId !== newest?.id ? null : eventTypes[outcome];
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
    event: type && { type, paymentId },
    record: (tx) => recordOperation(tx, operation, ports.now()),
  };
}

/** Dotpay reports the result of an initial payment. */
export const initialPaymentWebhook: Webhook<InitialPaymentEvent> = {
  provider: 'dotpay',
  parse: (request) => request.ports.providers.initialPayment.parseNotification(bodyText(request)),
  interpret: interpretInitialPayment,
};
