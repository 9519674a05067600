import type { Statements } from './column-types.ts';

/** Who added a file to an order, and what the antivirus says of it. */
export const uploads: Statements = ({ text }) => [
  `alter table files add column uploaded_by ${text} references users (id)`,
  `alter table files add column scan ${text}`,
  `create index files_waiting on files (id) where scan = 'waiting'`,
];
