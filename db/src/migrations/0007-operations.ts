import type { Statements } from './column-types.ts';

/** What several processes share in their work: claims of the inbox and of deadlines, and the table that readiness writes to. */
export const operations: Statements = ({ text, int, end }) => [
  // What was read from the raw body, sealed: applying it later needs neither signature nor parser again.
  `alter table inbox add column news ${text}`,
  // When to look again; null once nothing more will be tried.
  `alter table inbox add column due_at ${int}`,
  `alter table inbox add column claimed_until ${int}`,
  `alter table inbox add column attempts ${int} not null default 0`,
  // The order's version that did not take it: a newer one may.
  `alter table inbox add column tried_version ${int}`,
  `create index inbox_waiting on inbox (due_at, id) where due_at is not null`,

  `create table deadline_claims (
    order_id ${text} primary key references orders (id),
    version ${int} not null,
    claimed_until ${int} not null
  ) ${end}`,

  `create table probes (
    id ${text} primary key,
    filler ${text} not null
  ) ${end}`,
];
