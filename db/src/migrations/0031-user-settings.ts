import type { Statements } from './column-types.ts';

/** How a user likes the panel, and the lists that users saved under a name. */
export const userSettings: Statements = ({ text, int, end }) => [
  `create table user_settings (
    user_id ${text} primary key references users (id),
    settings ${text} not null,
    updated_at ${int} not null
  ) ${end}`,
  `create table saved_views (
    id ${text} primary key,
    user_id ${text} not null references users (id),
    list ${text} not null,
    name ${text} not null,
    search ${text} not null,
    columns ${text},
    shared ${int} not null,
    created_at ${int} not null
  ) ${end}`,
  `create unique index saved_views_own on saved_views (user_id, list, name)`,
  `create index saved_views_shared on saved_views (list, name, id) where shared = 1`,
];
