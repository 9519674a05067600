import type { Statements } from './column-types.ts';

/** What makes an order's moves whole: history, outbox, inbox, idempotency keys. */
export const engine: Statements = ({ text, int, end }) => [
  `create table order_events (
    order_id ${text} not null references orders (id),
    seq ${int} not null,
    event ${text} not null,
    news ${text} not null,
    from_status ${text},
    to_status ${text} not null,
    passed ${text} not null,
    actor ${text} not null,
    user_id ${text} references users (id),
    reason ${text},
    forced ${int} not null check (forced in (0, 1)),
    at ${int} not null,
    chart_hash ${text} not null,
    primary key (order_id, seq)
  ) ${end}`,

  `create table outbox (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    effect ${text} not null,
    key ${text} not null unique,
    data ${text} not null,
    due_at ${int} not null,
    attempts ${int} not null,
    claimed_until ${int},
    done_at ${int},
    last_error ${text},
    created_at ${int} not null
  ) ${end}`,
  `create index outbox_due on outbox (due_at, id) where done_at is null`,
  `create index outbox_open on outbox (order_id, id) where done_at is null`,

  `create table idempotency_keys (
    scope ${text} not null,
    key ${text} not null,
    request_hash ${text} not null,
    state ${text} not null check (state in ('in_flight', 'done')),
    status ${int},
    reply ${text},
    at ${int} not null,
    primary key (scope, key)
  ) ${end}`,
  `create index idempotency_keys_age on idempotency_keys (at)`,

  `create table inbox (
    id ${text} primary key,
    provider ${text} not null,
    notification_id ${text} not null,
    raw ${text} not null,
    order_id ${text} references orders (id),
    outcome ${text} not null check (outcome in ('received', 'applied', 'not_applied')),
    reason ${text},
    at ${int} not null,
    settled_at ${int},
    unique (provider, notification_id)
  ) ${end}`,
  `create index inbox_not_applied on inbox (id desc) where outcome = 'not_applied'`,
];
