import type { Statements } from './column-types.ts';

/** A key of its own for every order, under which what identifies somebody lies; of which order a stored reply tells; and the key under which a file's content lies. */
export const orderKeys: Statements = ({ text, int, end }) => [
  `create table order_keys (
    order_id ${text} primary key references orders (id),
    sealed_key ${text},
    destroyed_at ${int},
    check ((sealed_key is null) = (destroyed_at is not null))
  ) ${end}`,

  `alter table idempotency_keys add column order_id ${text} references orders (id)`,
  `create index idempotency_keys_order on idempotency_keys (order_id) where order_id is not null`,

  `alter table files add column content_key ${text}`,
];
