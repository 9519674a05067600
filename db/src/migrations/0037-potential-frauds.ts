import type { Statements } from './column-types.ts';

/** How long before the newest order the others are compared with each other, in milliseconds: half a year. */
const compared = 180 * 86_400_000;

/** What orders of different companies share, and what is suspected of it. */
export const potentialFrauds: Statements = ({ text, int, end, endClustered }) => [
  `create table order_marks (
    kind ${text} not null,
    mark ${text} not null,
    order_id ${text} not null references orders (id),
    primary key (kind, mark, order_id)
  ) ${endClustered}`,
  `create index order_marks_order on order_marks (order_id)`,
  `create table potential_frauds (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    rule ${text} not null,
    other_order_id ${text} not null references orders (id),
    found_at ${int} not null,
    checked_at ${int},
    checked_by ${text} references users (id),
    note ${text},
    unique (order_id, rule, other_order_id)
  ) ${end}`,
  `insert into order_flag_checks (order_id, due_at)
    select id, 0 from orders
    where created_at > (select max(created_at) from orders) - ${compared}
      and not exists (select 1 from order_flag_checks where order_flag_checks.order_id = orders.id)`,
];
