import { listSignatures } from '@app/db';
import { explain } from '@app/machines/order';
import { notFound } from '../../kernel/errors.ts';
import { sends, type Sending } from '../order-life/send-event.ts';

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
