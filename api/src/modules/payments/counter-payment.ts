import { calls } from '@app/machines/contract';
import { eventsByTarget } from '@app/machines/order';
import type { Command } from '../../kernel/handlers.ts';
import { invalid } from '../../kernel/errors.ts';

const events = eventsByTarget('salesman', calls.shopInitialPayment.events);

/** The initial payment at the counter: taken there, which the salesman confirms, or paid by a link that the client gets. */
export const shopInitialPayment: Command<'shopInitialPayment'> = ({ body }) => {
  const type = events.get(body.new_status);
  if (type === undefined) throw new Error(`No event of a shop leads to ${body.new_status}`);
  if (type === 'ACCEPT_PAYMENT_ON_PLACE' && body.confirmed !== true)
    throw invalid({ confirmed: 'Potwierdź, że wpłata została przyjęta.' });
  return { event: { type } };
};
