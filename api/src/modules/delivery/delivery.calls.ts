import type { Handlers } from '../../kernel/call-context.ts';
import { setDelivery, setShippingNumber, shopSetDelivery, shopSetStatus } from './deliver-order.ts';

/** The calls of this module. */
export const deliveryCalls = {
  setDelivery,
  setShippingNumber,
  shopSetDelivery,
  shopSetStatus,
} satisfies Partial<Handlers>;
