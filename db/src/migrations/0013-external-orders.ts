import type { Statements } from './column-types.ts';

/**
 * Which order a shop means by a number of its own: one, also where two requests come at once. Older releases made an order
 * of every request, so of several with one number the newest is the one that is meant; what was sent for it is not known.
 */
export const externalOrders: Statements = ({ text, end }) => [
  `create table external_orders (
    shop_id ${text} not null references shops (id),
    external_order_id ${text} not null,
    order_id ${text} not null references orders (id),
    content_index ${text},
    primary key (shop_id, external_order_id)
  ) ${end}`,
  `insert into external_orders (shop_id, external_order_id, order_id)
    select shop_id, trim(external_order_id), max(id) from orders
    where external_order_id is not null and receive_channel = 'api'
    group by shop_id, trim(external_order_id)`,
];
