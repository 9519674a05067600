import type { OrderDetails } from '@app/db';
import { groszToWire, momentToWire, type OrderWire } from '@app/machines/contract';
import { isSettled, sumsOf } from '@app/machines/rules';

type PaymentReply = OrderWire['payments_attributes'][number];
type PaymentDetails = OrderDetails['payments'][number];
type RefundDetails = PaymentDetails['refunds'][number];

const refundReply = ({ reason, state, paidOn, ...at }: RefundDetails): PaymentReply['refund'] => ({
  reason,
  state,
  since: paidOn ?? momentToWire(at.settledAt ?? at.orderedAt ?? at.createdAt),
});

/** A sum as what stays of it, and a part for each of its refunds. */
function partsOf(
  sum: ReturnType<typeof sumsOf<PaymentDetails['operations'][number]>>[number],
  refunds: PaymentDetails['refunds'],
) {
  const own = refunds.filter(({ operationId }) => operationId === sum.id);
  const back = own.map((refund) => ({
    ...{ id: refund.id, amount: refund.amount, currency: sum.currency, createdAt: sum.createdAt },
    status: isSettled(refund) ? ('refunded' as const) : ('refused' as const),
    refund: refundReply(refund),
  }));
  const stays = { ...sum, amount: sum.rest, refund: null };
  return own.length > 0 && sum.rest === 0 ? back : [stays, ...back];
}

/** A payment as its readers see it: what was asked for or, once money has come, a row for each sum or part of one. */
export function paymentReplies(payment: PaymentDetails): PaymentReply[] {
  const sums = sumsOf(payment.operations, payment.refunds);
  const rows =
    sums.length > 0
      ? sums.flatMap((sum) => partsOf(sum, payment.refunds))
      : [{ ...payment, currency: 'PLN', refund: null }];
  return rows.map(({ id, status, amount, currency, createdAt, refund }) => ({
    id,
    payment_type: payment.kind,
    on_place: payment.paymentType === 'on_place',
    status,
    amount: groszToWire(amount),
    currency,
    created_at: momentToWire(createdAt),
    refund,
  }));
}
