import type { Statements } from './column-types.ts';

/** The chart of each release that has served this database, by its hash. */
export const charts: Statements = ({ text, int, end }) => [
  `create table charts (
    hash ${text} primary key,
    release ${text} not null,
    document ${text} not null,
    stored_at ${int} not null,
    started_at ${int} not null
  ) ${end}`,
];
