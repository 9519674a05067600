import type { Statements } from './column-types.ts';

/** The outbox's columns from here on; SQLite takes no `not null` away, so the table is made anew there. */
const copied =
  'id, order_id, effect, key, data, due_at, attempts, claimed_until, done_at, last_error, created_at, person_asked_at';

/** Resets that nothing survives, sources that an account is known at, and effects that an account asks for. */
export const resets: Statements = ({ dialect, text, int, end, endClustered }) => [
  // What the next password must differ from. Nothing signs in by it.
  `alter table users add column previous_password_hash ${text}`,
  // Where an older release reset a password and nobody has chosen another since, the old one still opened the account.
  `update users set previous_password_hash = password_hash, password_hash = null
    where password_outdated = 1 and exists (
      select 1 from password_links
      where password_links.user_id = users.id
        and password_links.created_at >= coalesce(users.password_changed_at, 0))`,

  // Blind indexes of the sources from which an account was entered.
  `create table known_sources (
    user_id ${text} not null references users (id) on delete cascade,
    source ${text} not null,
    last_at ${int} not null,
    primary key (user_id, source)
  ) ${endClustered}`,
  `create index known_sources_age on known_sources (last_at)`,
  `create index login_failures_age on login_failures (first_at)`,

  // An effect is asked for by an order or by an account.
  ...(dialect === 'postgres'
    ? [
        `alter table outbox alter column order_id drop not null`,
        `alter table outbox add column user_id ${text} references users (id)`,
        `alter table outbox add constraint outbox_asker check ((order_id is null) <> (user_id is null))`,
      ]
    : [
        `create table outbox_anew (
          id ${text} primary key,
          order_id ${text} references orders (id),
          user_id ${text} references users (id),
          effect ${text} not null,
          key ${text} not null unique,
          data ${text} not null,
          due_at ${int} not null,
          attempts ${int} not null,
          claimed_until ${int},
          done_at ${int},
          last_error ${text},
          created_at ${int} not null,
          person_asked_at ${int},
          constraint outbox_asker check ((order_id is null) <> (user_id is null))
        ) ${end}`,
        `insert into outbox_anew (${copied}) select ${copied} from outbox`,
        `drop table outbox`,
        `alter table outbox_anew rename to outbox`,
        `create index outbox_due on outbox (due_at, id) where done_at is null`,
        `create index outbox_open on outbox (order_id, id) where done_at is null`,
      ]),
];
