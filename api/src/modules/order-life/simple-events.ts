import { accepts } from '@app/machines/order';
import { findOrder } from './authorize-order.ts';
import { sendEvent, sends } from './send-event.ts';
import { currentOrderFor } from './current-order-reply.ts';
import type { Command } from '../../kernel/call-context.ts';

/** The client has come: told to the chart where an offer waits for it, nothing anywhere else. */
export const visitOrder: Command<'visitOrder'> = {
  act: async (request) => {
    const { order } = await findOrder(request);
    if (accepts(order.status, 'CLIENT_LOGGED_IN'))
      await sendEvent(request as never, { event: { type: 'CLIENT_LOGGED_IN' } });
  },
  answer: (request) => currentOrderFor(request as never),
};

/** The way to sign. */
export const selectMethod = sends<'selectMethod'>(({ body }) => ({
  event: { type: 'SELECT_METHOD', method: body.agreement_signature_type },
}));

/** One step back. */
export const moveToPrevious = sends<'moveToPrevious'>(() => ({ event: { type: 'MOVE_TO_PREVIOUS' } }));

/** The previewed agreement is accepted. */
export const acceptAgreement = sends<'acceptAgreement'>(() => ({ event: { type: 'ACCEPT_AGREEMENT' } }));

/** The same under the other path. */
export const acceptAgreements = sends<'acceptAgreements'>(() => ({ event: { type: 'ACCEPT_AGREEMENT' } }));

/** After a failed signature: the electronic way again. */
export const relaunchSignature = sends<'relaunchSignature'>(() => ({
  event: { type: 'RELAUNCH_SIGNATURE' },
}));

/** After a failed signature: the courier. */
export const chooseCourier = sends<'chooseCourier'>(() => ({ event: { type: 'CHOOSE_COURIER' } }));

/** The client cancels. */
export const cancelOrder = sends<'cancelOrder'>(({ body }) => ({
  event: { type: 'CANCEL' },
  reason: body.reason ?? null,
}));

/** The salesman cancels. */
export const shopCancelOrder = sends<'shopCancelOrder'>(({ body }) => ({
  event: { type: 'CANCEL' },
  reason: body.reason ?? null,
}));

/** The administrator cancels. */
export const superadminCancelOrder = sends<'superadminCancelOrder'>(({ body }) => ({
  event: { type: 'CANCEL' },
  reason: body.reason ?? null,
}));

/** The salesman takes the order over. */
export const shopTakeOver = sends<'shopTakeOver'>(() => ({ event: { type: 'TAKE_OVER' } }));
