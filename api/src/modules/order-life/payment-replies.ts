import type { OrderDetails } from '@app/db';
import { groszToWire, momentToWire, type OrderWire } from '@app/machines/contract';
import { isSettled, sumsOf } from '@app/machines/rules';

type PaymentReply = OrderWire['payments_attributes'][number];
type PaymentDetails = OrderDetails['payments'][number];

/** A sum whose part goes back is two: what stays, and that part. */
function partsOf(
  sum: ReturnType<typeof sumsOf<PaymentDetails['operations'][number]>>[number],
  refunds: PaymentDetails['refunds'],
) {
  if (sum.rest === 0 || sum.rest === sum.amount) return [sum];
  const own = refunds.filter(({ operationId }) => operationId === sum.id);
  const back = own.map((refund) => ({
    ...refund,
    status: isSettled(refund) ? ('refunded' as const) : ('refused' as const),
  }));
  return [{ ...sum, amount: sum.rest }, ...back];
}

/** A payment as its readers see it: what was asked for or, once money has come, a row for each sum or part of one. */
export function paymentReplies(payment: PaymentDetails): PaymentReply[] {
  const sums = sumsOf(payment.operations, payment.refunds);
  const rows =
    sums.length > 0
      ? sums.flatMap((sum) => partsOf(sum, payment.refunds))
      : [{ ...payment, currency: 'PLN' }];
  return rows.map(({ id, status, amount, currency, createdAt }) => ({
    id,
    payment_type: payment.kind,
    status,
    amount: groszToWire(amount),
    currency,
    created_at: momentToWire(createdAt),
  }));
}
