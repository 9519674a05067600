import { listPayments, loadUsers, type Payment, type Refund, type Tx } from '@app/db';
import { groszToWire, momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { refundAfter } from '@app/machines/refund';
import { isShownRefund, refundEvents } from '@app/machines/rules';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from '../order-life/authorize-order.ts';

type MoneyReply = ReplyOf<'getMoney'>;
type Names = (userId: string | null) => string | null;

/** The e-mails of those who did something about these refunds. */
async function namesOf(tx: Tx, refunds: readonly Refund[]): Promise<Names> {
  const ids = refunds.flatMap(({ orderedBy, settledBy }) => [orderedBy, settledBy]);
  const users = await loadUsers(tx, [...new Set(ids.filter((id) => id !== null))]);
  return (userId) => users.find(({ id }) => id === userId)?.email ?? null;
}

const refundReply = (refund: Refund, nameOf: Names): MoneyReply['refunds'][number] => ({
  id: refund.id,
  amount: groszToWire(refund.amount),
  currency: refund.currency,
  reason: refund.reason,
  state: refund.state,
  created_at: momentToWire(refund.createdAt),
  ordered_by: nameOf(refund.orderedBy),
  ordered_at: momentOrNull(refund.orderedAt),
  settled_by: nameOf(refund.settledBy),
  settled_at: momentOrNull(refund.settledAt),
  reference: refund.reference,
  paid_on: refund.paidOn,
  explanation: refund.explanation,
  allowed: refundEvents.filter((event) => refundAfter(refund.state, event) !== null),
});

interface Happening {
  readonly at: number | null;
  readonly what: MoneyReply['history'][number]['what'];
  readonly amount: number;
  readonly currency: string;
  readonly number: string | null;
  readonly by: string | null;
}

const ofOperation = (operation: Payment['operations'][number]): Happening => ({
  at: operation.createdAt,
  what: `${operation.kind}_${operation.status}`,
  amount: operation.amount,
  currency: operation.currency,
  number: operation.number,
  by: null,
});

function ofRefund(refund: Refund, nameOf: Names): readonly Happening[] {
  const { amount, currency, state, reference } = refund;
  const sum = { amount, currency };
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
      .map(({ at, amount, ...happening }) => ({
        ...{ ...happening, at: momentToWire(at), amount: groszToWire(amount) },
      })),
  };
};
