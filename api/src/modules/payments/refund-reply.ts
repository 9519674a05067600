import { loadUsers, type Refund, type Tx } from '@app/db';
import { groszToWire, momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { refundAfter } from '@app/machines/refund';
import { refundEvents } from '@app/machines/rules';

/** Who did something, by e-mail. */
export type Names = (userId: string | null) => string | null;

/** The e-mails of those who did something about these refunds. */
export async function namesOf(tx: Tx, refunds: readonly Refund[]): Promise<Names> {
  const ids = refunds.flatMap(({ orderedBy, settledBy }) => [orderedBy, settledBy]);
  const users = await loadUsers(tx, [...new Set(ids.filter((id) => id !== null))]);
  return (userId) => users.find(({ id }) => id === userId)?.email ?? null;
}

/** A refund as staff see it. */
export const refundReply = (refund: Refund, nameOf: Names): ReplyOf<'getMoney'>['refunds'][number] => ({
  id: refund.id,
  operation_id: refund.operationId,
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
