import * as v from 'valibot';
import { shopStatusSchema } from './calls/ecommerce-orders.ts';

/** What a shop's server is told when the status that it sees has changed; nothing of the client. */
export const ShopEventBody = v.object({
  type: v.literal('order.shop_status_changed'),
  timestamp: v.string(),
  data: v.object({
    external_order_id: v.string(),
    siemens_id: v.string(),
    shop_status: shopStatusSchema,
    /** The status in Polish, as the shop's panel shows it. */
    shop_status_name: v.string(),
    previous_shop_status: v.nullable(shopStatusSchema),
    /** Grows with every change of the order; an event with a smaller one is older. */
    sequence: v.number(),
  }),
});

export type ShopEventBody = v.InferOutput<typeof ShopEventBody>;
