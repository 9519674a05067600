import type { Statements } from './column-types.ts';

/** What the chart's figures are summed from: each closed Polish day once, with totals in rows whose dimensions are ''. */
export const chartFigures: Statements = ({ text, int, endClustered }) => [
  `create index order_events_moments on order_events (at, order_id, seq)`,

  `create table counted_days (
    day ${text} not null primary key,
    counted_at ${int} not null
  ) ${endClustered}`,
  `create table status_flow_days (
    day ${text} not null,
    sales_channel ${text} not null,
    financing_type ${text} not null,
    method ${text} not null,
    actor ${text} not null,
    from_status ${text} not null,
    event ${text} not null,
    to_status ${text} not null,
    count ${int} not null,
    primary key (day, sales_channel, financing_type, method, actor, from_status, event, to_status)
  ) ${endClustered}`,
  `create table status_time_days (
    day ${text} not null,
    sales_channel ${text} not null,
    financing_type ${text} not null,
    method ${text} not null,
    status ${text} not null,
    count ${int} not null,
    longest ${int} not null,
    durations ${text} not null,
    primary key (day, sales_channel, financing_type, method, status)
  ) ${endClustered}`,
];
