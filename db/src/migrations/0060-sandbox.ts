import type { Statements } from './column-types.ts';

/** Keys of shops' servers for the sandbox alone, and which state of what the sandbox is told was sent or taken last. */
export const sandbox: Statements = ({ text, int, end }) => [
  `alter table api_keys add column sandbox ${int} not null default 0 check (sandbox in (0, 1))`,

  `create table sandbox_states (
    name ${text} primary key,
    version ${int} not null
  ) ${end}`,
];
