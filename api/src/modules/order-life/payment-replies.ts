import type { OrderDetails } from '@app/db';
import { groszToWire, momentToWire, type OrderWire } from '@app/machines/contract';
import { sumsOf } from '@app/machines/rules';

type PaymentReply = OrderWire['payments_attributes'][number];

/** A payment as its readers see it: what was asked for or, once money has come, a row for each sum that came. */
export function paymentReplies(payment: OrderDetails['payments'][number]): PaymentReply[] {
  const sums = sumsOf(payment.operations);
  const rows = sums.length > 0 ? sums : [{ ...payment, currency: 'PLN' }];
  return rows.map(({ id, status, amount, currency, createdAt }) => ({
    id,
    payment_type: payment.kind,
    status,
    amount: groszToWire(amount),
    currency,
    created_at: momentToWire(createdAt),
  }));
}
