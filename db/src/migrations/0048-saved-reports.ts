import type { Statements } from './column-types.ts';

/** Reports that users saved under a name, to whom they are sent each week, and the links that were sent. */
export const savedReports: Statements = ({ text, int, end, endClustered }) => [
  `create table saved_reports (
    id ${text} primary key,
    user_id ${text} not null references users (id),
    report ${text} not null,
    name ${text} not null,
    search ${text} not null,
    weekday ${text},
    time ${text},
    next_at ${int},
    created_at ${int} not null
  ) ${end}`,
  `create unique index saved_reports_own on saved_reports (user_id, report, name)`,
  `create index saved_reports_due on saved_reports (next_at, id) where next_at is not null`,

  `create table saved_report_recipients (
    report_id ${text} not null references saved_reports (id) on delete cascade,
    user_id ${text} not null references users (id),
    primary key (report_id, user_id)
  ) ${endClustered}`,

  `create table sent_reports (
    id ${text} primary key,
    user_id ${text} not null references users (id),
    report ${text} not null,
    name ${text} not null,
    search ${text} not null,
    sent_by ${text} not null,
    sent_at ${int} not null,
    expires_at ${int} not null
  ) ${end}`,
  `create index sent_reports_age on sent_reports (expires_at)`,

  // The report of payments asks of each payment whether anything of it has been reported.
  `create index payment_operations_payment on payment_operations (payment_id)`,
];
