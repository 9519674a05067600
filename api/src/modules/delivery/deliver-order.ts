import type { Order } from '@app/db';
import { accepts } from '@app/machines/order';
import type { SentEvent } from '../order-life/advance-order.ts';
import { sends, type Sending } from '../order-life/send-event.ts';

const shopEvents = {
  complement_company_and_user: 'CONFIRM_SUMMARY',
  waiting_for_delivery: 'RELEASE_FOR_PICKUP',
  shipped: 'SHIP',
} as const;

/** The summary is confirmed, goods are released or shipped. */
export const shopSetStatus = sends<'shopSetStatus'>(({ body }): Sending => {
  const type = shopEvents[body.status];
  const event: SentEvent = type === 'CONFIRM_SUMMARY' ? { type, requiredConsentsGiven: false } : { type };
  return { event, write: async () => (body.shipping_number ? { shippingNumber: body.shipping_number } : {}) };
});

const delivery = (day: string) => (): Sending => ({
  event: ({ status }: Order): SentEvent => ({
    type: accepts(status, 'CONFIRM_DELIVERY') ? 'CONFIRM_DELIVERY' : 'SET_PICKUP_DATE',
  }),
  write: async () => ({ deliveredAt: Date.parse(`${day}T12:00:00Z`) }),
});

/** The pickup or delivery date; where a delivery is waited for, it is confirmed. */
export const shopSetDelivery = sends<'shopSetDelivery'>(({ body }) => delivery(body.delivered_at)());

/** The same by an administrator. */
export const setDelivery = sends<'setDelivery'>(({ body }) => delivery(body.delivered_at)());

/** The parcel's number: the goods are on their way. */
export const setShippingNumber = sends<'setShippingNumber'>(({ body }): Sending => ({
  event: { type: 'SHIP' },
  write: async () => ({ shippingNumber: body.shipping_number }),
}));
