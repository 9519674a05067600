import { listEffectsOf, listUnappliedInboxEntries, loadOrderDetails, resendEffect as resend } from '@app/db';
import { momentOrNull, momentToWire } from '@app/machines/contract';
import { effectTexts } from '@app/machines/order';
import { failureWords } from '../../../kernel/failure-words.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import { Refused } from '../../../kernel/refusals.ts';
import { findOrder } from '../authorize-order.ts';
import { notAppliedReply } from '../inbox/provider-notifications.ts';
import { recipientsOf } from './recipients.ts';

const most = 100;

/** What an order has had done outside, and what of it is still tried. */
export const listOrderEffects: Query<'listOrderEffects'> = async (request) => {
  const { db } = request.ports;
  const { order } = await findOrder(request);
  const [rows, details, unapplied] = await Promise.all([
    listEffectsOf(db, order.id, most),
    loadOrderDetails(db, order, false),
    listUnappliedInboxEntries(db, { orderId: order.id, limit: most }),
  ]);
  const writesTo = recipientsOf(order, details);
  return {
    effects: rows.map(({ id, effect, attempts, dueAt, lastError, doneAt, createdAt }) => ({
      id,
      effect,
      name: effectTexts[effect].name,
      recipients: writesTo(effect),
      created_at: momentToWire(createdAt),
      done_at: momentOrNull(doneAt),
      attempts,
      due_at: doneAt === null ? momentToWire(dueAt) : null,
      last_error: failureWords(lastError),
      can_resend: doneAt === null && attempts > 0,
    })),
    notifications: unapplied.map(notAppliedReply),
  };
};

/** Nobody who reads the order sees a difference: its version stays. */
export const resendEffect: Command<'resendEffect'> = ({ ports, params }, order) => ({
  event: null,
  keepsVersion: true,
  async write(tx) {
    if (!(await resend(tx, order.id, params['id'] ?? '', ports.now())))
      throw new Refused(order.status, 'To jest już wykonane albo czeka na pierwszą próbę.', []);
    ports.wakeOutbox();
  },
});
