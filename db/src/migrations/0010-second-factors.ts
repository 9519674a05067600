import type { Statements } from './column-types.ts';

/** Second factors with their recovery codes, the tickets between password and code, and when a session last gave its password. */
export const secondFactors: Statements = ({ text, int, end }) => [
  `create table second_factors (
    user_id ${text} primary key references users (id) on delete cascade,
    secret ${text},
    pending_secret ${text},
    enrolled_at ${int},
    last_step ${int},
    failures ${int} not null default 0,
    blocked_until ${int}
  ) ${end}`,

  `create table recovery_codes (
    code_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${int} not null
  ) ${end}`,
  `create index recovery_codes_user on recovery_codes (user_id)`,

  `create table sign_in_tickets (
    ticket_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    source_index ${text} not null,
    tries ${int} not null,
    expires_at ${int} not null
  ) ${end}`,
  `create index sign_in_tickets_user on sign_in_tickets (user_id)`,
  `create index sign_in_tickets_expiry on sign_in_tickets (expires_at)`,

  `alter table sessions add column confirmed_at ${int}`,
];
