import type { Statements } from './column-types.ts';

/** Which accounts were blocked with their shop, and who changed what of a shop. */
export const managedShops: Statements = ({ text, int, endClustered }) => [
  `alter table users add column blocked_with_shop ${int} not null default 0 check (blocked_with_shop in (0, 1))`,

  `create table shop_changes (
    shop_id ${text} not null references shops (id),
    version ${int} not null,
    field ${text} not null,
    at ${int} not null,
    changed_by ${text} not null references users (id),
    value_before ${text},
    value_after ${text},
    primary key (shop_id, version, field)
  ) ${endClustered}`,
];
