import type { Statements } from './column-types.ts';

/** When an account was last entered, and who changed what of it. */
export const managedAccounts: Statements = ({ text, int, endClustered }) => [
  `alter table users add column last_login_at ${int}`,

  `create table account_changes (
    user_id ${text} not null references users (id),
    version ${int} not null,
    field ${text} not null,
    at ${int} not null,
    changed_by ${text} not null references users (id),
    value_before ${text},
    value_after ${text},
    primary key (user_id, version, field)
  ) ${endClustered}`,
];
