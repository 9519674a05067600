import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { CatalogueTable } from './tables/catalogue.ts';

/** A set of rows that is edited whole: of a table, of one category or (null) of all. */
export interface CatalogueSet {
  readonly table: CatalogueTable;
  readonly categoryId: string | null;
}

/**
 * Nobody else writes the table until the transaction ends: what is read from now on is what is written over. SQLite has one
 * writer at a time by itself.
 */
export async function lockCatalogueTable(tx: Tx, table: CatalogueTable): Promise<void> {
  if (tx.dialect === 'postgres')
    await sql`lock table ${sql.raw(table)} in share row exclusive mode`.execute(tx.kysely);
}

/** Keeps who changed a set at a moment (epoch milliseconds), with its rows before and after. */
export async function noteTableChange(
  tx: Tx,
  { table, categoryId }: CatalogueSet,
  { before, after }: { readonly before: readonly object[]; readonly after: readonly object[] },
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> {
  await tx.kysely
    .insertInto('catalogueTableChanges')
    .values({
      ...{ id: newId(), tableName: table, categoryId, at, changedBy: by },
      ...{ documentBefore: JSON.stringify(before), documentAfter: JSON.stringify(after) },
    })
    .execute();
}

/** A change of a set: when (epoch milliseconds), by whom, and the rows before and after as they were noted. */
export interface TableChange {
  readonly at: number;
  readonly by: string;
  readonly before: readonly object[];
  readonly after: readonly object[];
}

/** The latest changes of a set, the newest first. */
export async function listTableChanges(
  tx: Tx,
  { table, categoryId }: CatalogueSet,
  most: number,
): Promise<readonly TableChange[]> {
  const rows = await tx.kysely
    .selectFrom('catalogueTableChanges as changes')
    .innerJoin('users', 'users.id', 'changes.changedBy')
    .select(['changes.at', 'users.fullName as by', 'changes.documentBefore', 'changes.documentAfter'])
    .where('changes.tableName', '=', table)
    .where('changes.categoryId', categoryId === null ? 'is' : '=', categoryId)
    .orderBy('changes.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, by, documentBefore, documentAfter }) => ({
    ...{ at, by },
    before: JSON.parse(documentBefore) as readonly object[],
    after: JSON.parse(documentAfter) as readonly object[],
  }));
}
