import { loadPayment, savePayment } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import type { InitialPaymentEvent } from '../../providers/ports.ts';
import {
  bodyText,
  orderOf,
  type Interpretation,
  type NotInterpreted,
  type Webhook,
} from '../order-life/inbox/webhook.ts';

/** What the payment provider says of an initial payment; the amount that came is stored, and compared by the effect that follows. */
async function interpretInitialPayment(
  ports: Ports,
  event: InitialPaymentEvent,
): Promise<Interpretation | NotInterpreted> {
  const payment = await loadPayment(ports.db, event.orderRef);
  if (payment === null) return { reason: 'Nie znamy takiej płatności.', unknown: true };
  const order = await orderOf(ports, payment.orderId);
  const since = payment.createdAt;
  if (event.outcome === 'pending') return { order, since, event: null };
  const completed = event.outcome === 'completed';
  const amount = event.currency === 'PLN' ? event.amount : 0;
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
        { status, providerId: event.operationNumber, ...(completed ? { amount } : {}) },
        ports.now(),
      ),
  };
}

/** Dotpay reports the result of an initial payment. */
export const initialPaymentWebhook: Webhook<InitialPaymentEvent> = {
  provider: 'dotpay',
  parse: (request) => request.ports.providers.initialPayment.parseNotification(bodyText(request)),
  interpret: interpretInitialPayment,
};
