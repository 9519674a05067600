import type { Statements } from './column-types.ts';

/** What margins are added to, how fast goods are written off, and a category's own service fee. */
export const rates: Statements = ({ text, int, end, endClustered }) => [
  `create table base_rates (
    id ${text} primary key,
    rate_in_percent ${text} not null,
    valid_from ${int} not null,
    set_by ${text} references users (id),
    created_at ${int} not null
  ) ${end}`,
  `create unique index base_rates_valid on base_rates (valid_from)`,

  `create table depreciation_rates (
    kst ${text} primary key,
    rate_in_percent ${text} not null
  ) ${endClustered}`,

  `alter table categories add column service_fee ${int}`,
];
