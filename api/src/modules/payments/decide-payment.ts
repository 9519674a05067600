import type { SentEvent } from '../order-life/advance-order.ts';
import { sends, type Sending } from '../order-life/send-event.ts';

/** A verification or initial payment that needed a person. */
export const decidePayment = sends<'decidePayment'>(({ body }): Sending => {
  const accept = body.decision === 'accept';
  const event: SentEvent =
    body.payment === 'test_payment'
      ? { type: accept ? 'ACCEPT_TEST_PAYMENT' : 'REJECT_TEST_PAYMENT' }
      : { type: accept ? 'ACCEPT_PAYMENT' : 'REJECT_PAYMENT' };
  return { event };
});

/** Paying on place is allowed or not. */
export const setCashPayment = sends<'setCashPayment'>(({ body }): Sending => ({
  event: { type: 'CHANGE_CASH_PAYMENT', allowed: body.cash_payment_allowed },
}));
