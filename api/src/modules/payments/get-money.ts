import { listPayments, type Payment, type Refund } from '@app/db';
import { groszToWire, momentToWire, type ReplyOf } from '@app/machines/contract';
import { isShownRefund } from '@app/machines/rules';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { namesOf, refundReply, type Names } from './refund-reply.ts';

type MoneyReply = ReplyOf<'getMoney'>;

interface Happening {
  readonly at: number | null;
  readonly operationId: string | null;
  readonly what: MoneyReply['history'][number]['what'];
  readonly amount: number;
  readonly currency: string;
  readonly number: string | null;
  readonly by: string | null;
}

const ofOperation = (operation: Payment['operations'][number]): Happening => ({
  at: operation.createdAt,
  operationId: operation.id,
  what: `${operation.kind}_${operation.status}`,
  amount: operation.amount,
  currency: operation.currency,
  number: operation.number,
  by: null,
});

function ofRefund(refund: Refund, nameOf: Names): readonly Happening[] {
  const { amount, currency, state, reference } = refund;
  const sum = { amount, currency, operationId: null };
  const settled =
    state === 'paid_out' || state === 'kept_by_agreement'
      ? [
          {
            ...{ ...sum, at: refund.settledAt, what: `refund_${state}` as const },
            ...{ number: reference, by: nameOf(refund.settledBy) },
          },
        ]
      : [];
  return [
    { ...sum, at: refund.createdAt, what: 'refund_owed', number: null, by: null },
    { ...sum, at: refund.orderedAt, what: 'refund_ordered', number: null, by: nameOf(refund.orderedBy) },
    ...settled,
  ];
}

/** The order's money as staff see it. */
export const getMoney: Query<'getMoney'> = async (request) => {
  const { order } = await findOrder(request);
  const payments = await listPayments(request.ports.db, order.id);
  const refunds = payments.flatMap((payment) => payment.refunds);
  const nameOf = await namesOf(request.ports.db, refunds);
  const history = [
    ...payments.flatMap(({ operations }) => operations.map(ofOperation)),
    ...refunds.flatMap((refund) => ofRefund(refund, nameOf)),
  ];
  return {
    refunds: refunds
      .filter((refund) => isShownRefund(refund, refund.createdAt, request.ports.now()))
      .map((refund) => refundReply(refund, nameOf)),
    history: history
      .flatMap(({ at, ...happening }) => (at === null ? [] : [{ ...happening, at }]))
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, amount, operationId, ...happening }) => ({
        ...{ ...happening, at: momentToWire(at), amount: groszToWire(amount), operation_id: operationId },
      })),
  };
};
