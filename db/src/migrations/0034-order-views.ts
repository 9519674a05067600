import type { Statements } from './column-types.ts';

/** Which staff have an order's page open, and when each page was last heard of. */
export const orderViews: Statements = ({ text, int, end }) => [
  `create table order_views (
    order_id ${text} not null references orders (id),
    user_id ${text} not null references users (id),
    seen_at ${int} not null,
    primary key (order_id, user_id)
  ) ${end}`,
];
