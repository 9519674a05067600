import type { ReadKind, ReadRule } from '@app/machines/rules';
import type { Sealed } from './columns.ts';

/** Who read what of persons; numbers that were shown stand in `number_reveals` alone. */
export interface DataReadsTable {
  id: string;
  at: number;
  userId: string;
  role: string;
  kind: Exclude<ReadKind, 'numbers_shown'>;
  orderId: string | null;
  /** JSON list of names. */
  fields: string;
  personName: Sealed | null;
  reason: Sealed | null;
  /** Of an export, once it has ended: how many rows have left. */
  rowCount: number | null;
  /** As the log names it. */
  source: string;
  /** The quarter of an hour in which one row stands for all; null where each is one of its own. */
  bucket: number | null;
}

/** What was unusual, once for each rule, account or order, and day. */
export interface ReadAlertsTable {
  id: string;
  rule: ReadRule;
  /** The id of the account or order. */
  subject: string;
  /** YYYY-MM-DD, in Poland. */
  day: string;
  userId: string | null;
  orderId: string | null;
  at: number;
  found: number;
  /** What the account usually comes to, where the rule compares with that. */
  usual: number | null;
  explainedAt: number | null;
  explainedBy: string | null;
  explanation: Sealed | null;
}

/** Until when a job has looked at what was read. */
export interface ReadWatchesTable {
  name: string;
  watchedUntil: number;
}
