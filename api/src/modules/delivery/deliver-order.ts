import type { Command } from '../../kernel/handlers.ts';

const shopEvents = {
  complement_company_and_user: { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: false },
  waiting_for_delivery: { type: 'RELEASE_FOR_PICKUP' },
  shipped: { type: 'SHIP' },
} as const;

/** The summary is confirmed, goods are released or shipped. */
export const shopSetStatus: Command<'shopSetStatus'> = ({ body }) => ({
  event: shopEvents[body.status],
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
