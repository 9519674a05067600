import type { Statements } from './column-types.ts';

/** What each data key is recognised by, and the outbox by effect: a provider that hangs leaves the effects of others their places. */
export const keysAndShares: Statements = ({ text, int, end }) => [
  `create table data_keys (
    id ${text} primary key,
    check_value ${text} not null,
    emptied ${int} not null check (emptied in (0, 1))
  ) ${end}`,
  `create index outbox_due_by_effect on outbox (effect, due_at, id) where done_at is null`,
];
