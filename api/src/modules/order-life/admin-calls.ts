import { listSignatures } from '@app/db';
import { explain } from '@app/machines/order';
import { notFound } from '../../kernel/errors.ts';
import type { SentEvent } from './advance-order.ts';
import { sends, type Sending } from './send-event.ts';

/** A verification or initial payment that needed a person. */
export const decidePayment = sends<'decidePayment'>(({ body }): Sending => {
  const accept = body.decision === 'accept';
  const event: SentEvent =
    body.payment === 'test_payment'
      ? { type: accept ? 'ACCEPT_TEST_PAYMENT' : 'REJECT_TEST_PAYMENT' }
      : { type: accept ? 'ACCEPT_PAYMENT' : 'REJECT_PAYMENT' };
  return { event };
});

/** The signed agreement is accepted or rejected. */
export const decideAgreement = sends<'decideAgreement'>(({ body }): Sending => ({
  event: { type: body.status === 'accepted' ? 'ACCEPT_SIGNED_AGREEMENT' : 'REJECT_SIGNED_AGREEMENT' },
  reason: body.reason ?? null,
}));

/** A new agreement; the same one again where the chart lets a failed signature be relaunched. */
export const renewAgreement = sends<'renewAgreement'>(
  async ({ ports, body, params }, order): Promise<Sending> => {
    const newest = (await listSignatures(ports.db, order.id)).at(-1);
    // A page that shows an older process must not renew what has taken its place.
    if (params['autenti_id'] !== (newest?.processId ?? 'none')) throw notFound();
    return {
      event: ({ status, facts }) =>
        explain(status, facts, 'admin').allowed.includes('RELAUNCH_SIGNATURE')
          ? { type: 'RELAUNCH_SIGNATURE' }
          : { type: 'RENEW_AGREEMENT', kind: body.kind },
    };
  },
);

/** The parcel's number: the goods are on their way. */
export const setShippingNumber = sends<'setShippingNumber'>(({ body }): Sending => ({
  event: { type: 'SHIP' },
  write: async () => ({ shippingNumber: body.shipping_number }),
}));

/** Paying on place is allowed or not. */
export const setCashPayment = sends<'setCashPayment'>(({ body }): Sending => ({
  event: { type: 'CHANGE_CASH_PAYMENT', allowed: body.cash_payment_allowed },
}));
