import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { SentReportsTable } from './tables/accounts.ts';

/** A link to a report, as one account gets it; times in epoch ms. */
export interface SentReport extends Readonly<Omit<Selectable<SentReportsTable>, 'search'>> {
  /** Filters as the report's call takes them, with days. */
  readonly search: Readonly<Record<string, string>>;
}

/** Makes the link; answers its id. */
export async function insertSentReport(tx: Tx, { search, ...link }: Omit<SentReport, 'id'>): Promise<string> {
  const id = newId();
  await tx.kysely
    .insertInto('sentReports')
    .values({ ...link, id, search: JSON.stringify(search) })
    .execute();
  return id;
}

/** The user's link while it is valid; null for another's and for one that is over. */
export async function findSentReport(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  at: number,
): Promise<SentReport | null> {
  const row = await tx.kysely
    .selectFrom('sentReports')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, search: JSON.parse(row.search) as SentReport['search'] };
}

/** Deletes the links that are over. */
export async function forgetSentReports(tx: Tx, at: number): Promise<void> {
  await tx.kysely.deleteFrom('sentReports').where('expiresAt', '<=', at).execute();
}
