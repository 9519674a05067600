import type { ColumnTypes, Statements } from './column-types.ts';

/** Why orders need work by hand, which of them are to be looked at again, and what came of each day. */
export const orderFlags: Statements = ({ text, int, end, endClustered, dialect }) => [
  `create table order_flags (
    order_id ${text} not null references orders (id),
    flag ${text} not null,
    since ${int} not null,
    settled_at ${int},
    primary key (order_id, flag)
  ) ${endClustered}`,
  `create index order_flags_open on order_flags (flag, since, order_id) where settled_at is null`,
  `create table order_flag_checks (
    order_id ${text} primary key references orders (id),
    due_at ${int} not null
  ) ${end}`,
  `create index order_flag_checks_due on order_flag_checks (due_at, order_id)`,
  `insert into order_flag_checks (order_id, due_at)
    select id, 0 from orders where status not in ('finished', 'canceled')`,
  `create table order_days (
    day ${text} not null,
    part ${int} not null,
    begun ${int} not null,
    decided ${int} not null,
    delivered ${int} not null,
    delivered_price ${int} not null,
    primary key (day, part)
  ) ${endClustered}`,
  ...days[dialect],
];

const counted = (day: (column: string) => string) => [
  `insert into order_days (day, part, begun, decided, delivered, delivered_price)
    select day, 0, sum(begun), sum(decided), sum(delivered), sum(price) from (
      select ${day('created_at')} as day, 1 as begun, 0 as decided, 0 as delivered, 0 as price from orders
      union all select ${day('at')}, 0, 1, 0, 0 from order_events where event = 'DECISION_APPROVED'
      union all select ${day('order_events.at')}, 0, 0, 1, coalesce(orders.price, 0)
        from order_events join orders on orders.id = order_events.order_id
        where order_events.event = 'CONFIRM_DELIVERY'
    ) as one group by day`,
];

/** Polish days; SQLite knows no time zones, so what older releases wrote counts by the winter's hour there. */
const days: Record<ColumnTypes['dialect'], readonly string[]> = {
  sqlite: counted((column) => `date(${column} / 1000 + 3600, 'unixepoch')`),
  postgres: counted(
    (column) => `to_char(to_timestamp(${column} / 1000.0) at time zone 'Europe/Warsaw', 'YYYY-MM-DD')`,
  ),
};
