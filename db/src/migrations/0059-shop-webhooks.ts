import type { Statements } from './column-types.ts';

/** Where shops' servers are told of their orders, and what they are told. */
export const shopWebhooks: Statements = ({ text, int, end, endClustered }) => [
  `create table shop_webhooks (
    shop_id ${text} primary key references shops (id) on delete cascade,
    url ${text} not null,
    secret ${text} not null,
    created_at ${int} not null,
    timeouts ${int} not null default 0,
    paused_until ${int} not null default 0
  ) ${endClustered}`,

  `create table shop_events (
    id ${text} primary key,
    shop_id ${text} not null references shops (id),
    order_id ${text} not null references orders (id),
    seq ${int} not null,
    shop_status ${text} not null,
    previous_shop_status ${text},
    at ${int} not null,
    state ${text} not null check (state in ('waiting', 'delivered', 'given_up')),
    give_up_at ${int} not null,
    attempts ${int} not null default 0,
    last_tried_at ${int},
    last_failure ${text},
    delivered_at ${int},
    resent ${int} not null default 0,
    unique (order_id, seq)
  ) ${end}`,
  `create index shop_events_shop on shop_events (shop_id, id desc)`,
  `create index shop_events_age on shop_events (at)`,
];
