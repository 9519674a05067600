import { calls } from '@app/machines/contract';
import { eventsByTarget } from '@app/machines/order';
import type { OrderStatus } from '@app/machines/order';
import type { Command, SentEvent } from '../../kernel/handlers.ts';

const shopEvents = eventsByTarget('salesman', calls.shopSetStatus.events);

function shopEvent(status: OrderStatus): SentEvent {
  const type = shopEvents.get(status);
  if (type === undefined) throw new Error(`No event of a shop leads to ${status}`);
  return type === 'CONFIRM_SUMMARY' ? { type, requiredConsentsGiven: false } : { type };
}

/** The summary is confirmed, goods are released or shipped. */
export const shopSetStatus: Command<'shopSetStatus'> = ({ body }) => ({
  event: shopEvent(body.status),
  write: async () => (body.shipping_number ? { shippingNumber: body.shipping_number } : {}),
});

const on = (day: string) => ({ write: async () => ({ deliveredAt: Date.parse(`${day}T12:00:00Z`) }) });

/** The pickup or delivery date; where a delivery is waited for, it is confirmed. */
export const shopSetDelivery: Command<'shopSetDelivery'> = ({ body }) => on(body.delivered_at);

/** The same by an administrator. */
export const setDelivery: Command<'setDelivery'> = ({ body }) => on(body.delivered_at);

/** The parcel's number: the goods are on their way. */
export const setShippingNumber: Command<'setShippingNumber'> = ({ body }) => ({
  write: async () => ({ shippingNumber: body.shipping_number }),
});
