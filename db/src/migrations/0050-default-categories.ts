import type { Statements } from './column-types.ts';

/** What a default category said before and who said so, and how far a change has come to the shops that follow it. */
export const defaultCategories: Statements = ({ text, int, end, endClustered }) => [
  `alter table categories add column updated_by ${text} references users (id)`,

  `create table category_versions (
    category_id ${text} not null references categories (id),
    version ${int} not null,
    at ${int} not null,
    changed_by ${text} references users (id),
    document ${text} not null,
    primary key (category_id, version)
  ) ${endClustered}`,

  `create table propagations (
    id ${text} primary key,
    category_id ${text} not null references categories (id),
    version ${int} not null,
    begun_at ${int} not null,
    done_at ${int}
  ) ${end}`,
  `create unique index propagations_version on propagations (category_id, version)`,
  `create index propagations_open on propagations (id) where done_at is null`,

  `create table propagation_results (
    propagation_id ${text} not null references propagations (id) on delete cascade,
    shop_id ${text} not null references shops (id),
    outcome ${text} not null check (outcome in ('taken', 'kept', 'failed')),
    sentence ${text},
    primary key (propagation_id, shop_id)
  ) ${endClustered}`,
];
