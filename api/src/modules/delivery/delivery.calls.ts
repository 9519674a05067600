import { setDelivery, setShippingNumber, shopSetDelivery, shopSetStatus } from './deliver-order.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const deliveryCalls = {
  setDelivery,
  setShippingNumber,
  shopSetDelivery,
  shopSetStatus,
} satisfies SomeHandlers;
