import type { SavedReportKind, Weekday } from '@app/machines/contract';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { SavedReportsTable } from './tables/accounts.ts';

/** When a report is sent: each week on this day, at this time (HH:mm) in Poland. */
export interface ReportSchedule {
  readonly weekday: Weekday;
  readonly time: string;
}

/** A report under a name; whose it is, when it is sent and to which accounts. */
export interface SavedReport {
  readonly id: string;
  readonly userId: string;
  readonly report: SavedReportKind;
  readonly name: string;
  /** As it was stored: an older or a newer release may have written filters that this one does not know. */
  readonly search: unknown;
  readonly schedule: ReportSchedule | null;
  /** Epoch ms; null where it is not sent. */
  readonly nextAt: number | null;
  readonly recipientIds: readonly string[];
}

/** A report whose time has come. */
export type DueReport = SavedReport & { readonly schedule: ReportSchedule; readonly nextAt: number };

function reportOf(
  { weekday, time, createdAt: _createdAt, ...row }: Selectable<SavedReportsTable>,
  recipientIds: readonly string[],
): SavedReport {
  const schedule = weekday === null || time === null ? null : { weekday, time };
  return { ...row, search: JSON.parse(row.search) as unknown, schedule, recipientIds };
}

async function withRecipients(
  tx: Tx,
  rows: readonly Selectable<SavedReportsTable>[],
): Promise<SavedReport[]> {
  if (rows.length === 0) return [];
  const recipients = await tx.kysely
    .selectFrom('savedReportRecipients')
    .select(['reportId', 'userId'])
    .where(
      'reportId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('userId')
    .execute();
  const byReport = Map.groupBy(recipients, ({ reportId }) => reportId);
  return rows.map((row) =>
    reportOf(
      row,
      (byReport.get(row.id) ?? []).map(({ userId }) => userId),
    ),
  );
}

/** A user's own reports of every kind, by name; the caller bounds how many there may be. */
export async function listSavedReports(tx: Tx, userId: string): Promise<SavedReport[]> {
  const rows = await tx.kysely
    .selectFrom('savedReports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('report')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return withRecipients(tx, rows);
}

/** Writes the user's report of this id or, without one, of this kind and name, with its recipients; answers its id, null where it is gone. */
export async function saveReport(
  tx: Tx,
  { id, schedule, recipientIds, ...report }: Omit<SavedReport, 'id'> & { readonly id: string | null },
  createdAt: number,
): Promise<string | null> {
  const row = {
    ...report,
    search: JSON.stringify(report.search),
    weekday: schedule?.weekday ?? null,
    time: schedule?.time ?? null,
  };
  const saved = await (
    id === null
      ? tx.kysely
          .insertInto('savedReports')
          .values({ id: newId(), createdAt, ...row })
          .onConflict((conflict) => conflict.columns(['userId', 'report', 'name']).doUpdateSet(row))
          .returning('id')
      : tx.kysely
          .updateTable('savedReports')
          .set(row)
          .where('id', '=', id)
          .where('userId', '=', report.userId)
          .returning('id')
  ).executeTakeFirst();
  if (saved === undefined) return null;
  await tx.kysely.deleteFrom('savedReportRecipients').where('reportId', '=', saved.id).execute();
  if (recipientIds.length > 0)
    await tx.kysely
      .insertInto('savedReportRecipients')
      .values(recipientIds.map((userId) => ({ reportId: saved.id, userId })))
      .execute();
  return saved.id;
}

/** Deletes the user's own report and its schedule; false where there is none of this id. */
export async function deleteReport(tx: Tx, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('savedReports')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The report that has been due longest, held until the transaction ends: another process takes the one after it. */
export async function takeDueReport(tx: Tx, now: number): Promise<DueReport | null> {
  const row = await tx.kysely
    .selectFrom('savedReports')
    .selectAll()
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  const [report] = row === undefined ? [] : await withRecipients(tx, [row]);
  return (report as DueReport | undefined) ?? null;
}

/** Moves a report that is held to when it is sent next. */
export async function moveReport(tx: Tx, id: string, nextAt: number): Promise<void> {
  await tx.kysely.updateTable('savedReports').set({ nextAt }).where('id', '=', id).execute();
}
