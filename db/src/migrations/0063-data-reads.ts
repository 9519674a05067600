import type { Statements } from './column-types.ts';

/** Who read what of persons, beside the numbers that were shown, and what of it is unusual. */
export const dataReads: Statements = ({ text, int, end, endClustered }) => [
  // Null in what an older release wrote.
  `alter table number_reveals add column role ${text}`,
  `alter table number_reveals add column source ${text}`,
  `create index number_reveals_at on number_reveals (at desc, id desc)`,

  `create table data_reads (
    id ${text} primary key,
    at ${int} not null,
    user_id ${text} not null references users (id),
    role ${text} not null,
    kind ${text} not null check (kind in ('order_opened', 'file_opened', 'list_exported', 'copy_given')),
    order_id ${text} references orders (id) on delete cascade,
    fields ${text} not null,
    person_name ${text},
    reason ${text},
    row_count ${int},
    source ${text} not null,
    bucket ${int}
  ) ${end}`,
  // Where order or bucket is null, each row is one of its own.
  `create unique index data_reads_once on data_reads (order_id, user_id, kind, fields, bucket)`,
  `create index data_reads_at on data_reads (at desc, id desc)`,
  `create index data_reads_kind on data_reads (kind, at desc, id desc)`,
  `create index data_reads_user on data_reads (user_id, at desc, id desc)`,
  `create index data_reads_order on data_reads (order_id, at desc, id desc)`,

  `create table read_alerts (
    id ${text} primary key,
    rule ${text} not null,
    subject ${text} not null,
    day ${text} not null,
    user_id ${text} references users (id),
    order_id ${text} references orders (id) on delete cascade,
    at ${int} not null,
    found ${int} not null,
    usual ${int},
    explained_at ${int},
    explained_by ${text} references users (id),
    explanation ${text},
    unique (rule, subject, day)
  ) ${end}`,
  `create index read_alerts_at on read_alerts (at desc, id desc)`,

  `create table read_watches (
    name ${text} primary key,
    watched_until ${int} not null
  ) ${endClustered}`,
];
