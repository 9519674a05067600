import type { Order } from '@app/db';
import { isOrderStatus, refusal, type OrderStatus } from '@app/machines/order';
import { invalid } from '../answers.ts';
import type { SentEvent } from '../orders/advance-order.ts';
import { sends, type Sending } from '../orders/send-event.ts';

/** The chart's own events by which an administrator's choice of a status is meant, before it is a forced move. */
const ownEvents: Readonly<Partial<Record<OrderStatus, Partial<Record<OrderStatus, SentEvent>>>>> = {
  test_payment_opened: { test_payment_manual_rejected: { type: 'RETRY_TEST_PAYMENT' } },
  ready_for_siemens: { leasing_decision_rejected: { type: 'REOPEN_DECISION' } },
  signed: {
    initial_payment_accepted: { type: 'COURIER_RETURNED_SIGNED' },
    initial_payment_accepted_manual: { type: 'COURIER_RETURNED_SIGNED' },
    initial_payment_accepted_by_salesman: { type: 'COURIER_RETURNED_SIGNED' },
    zero_initial_payment_accepted: { type: 'COURIER_RETURNED_SIGNED' },
    resent: { type: 'COURIER_RETURNED_SIGNED' },
  },
  resent: { rejected_by_admin: { type: 'RESEND_AGREEMENT' } },
  agreement_resent: { rejected_by_admin: { type: 'RESEND_AGREEMENT' } },
  initial_payment_opened: { initial_payment_rejected: { type: 'RETRY_PAYMENT' } },
  waiting_for_delivery: {
    siemens_agreement_accepted: { type: 'RELEASE_FOR_PICKUP' },
    accepted_by_admin: { type: 'RELEASE_FOR_PICKUP' },
    agreement_accepted_by_admin: { type: 'RELEASE_FOR_PICKUP' },
  },
  siemens_agreement_accepted: {
    accepted_by_admin: { type: 'AGREEMENT_VERIFIED' },
    agreement_accepted_by_admin: { type: 'AGREEMENT_VERIFIED' },
    attachments_uploaded: { type: 'AGREEMENT_VERIFIED' },
    autenti_agreement_signed: { type: 'AGREEMENT_VERIFIED' },
  },
  finished: { delivered: { type: 'FINISH' } },
};

/** The event that an administrator's choice stands for: the chart's own where it would be taken, else a forced move with its reason. */
export function eventFor(order: Order, to: OrderStatus, reason: string | null): SentEvent {
  const own = ownEvents[to]?.[order.status];
  if (own !== undefined && refusal(order.status, order.facts, { ...own, actor: 'admin' } as never) === null)
    return own;
  if (reason === null || reason.trim() === '') throw invalid({ reason: 'Podaj powód zmiany statusu' });
  return { type: 'FORCE', to, reason: reason.trim() };
}

/** An administrator's move. */
export const setStatus = sends<'setStatus'>(({ body }): Sending => {
  const to = body.status;
  if (!isOrderStatus(to)) throw invalid({ status: 'Nie ma takiego statusu' });
  return { event: (order) => eventFor(order, to, body.reason ?? null), reason: body.reason ?? null };
});
