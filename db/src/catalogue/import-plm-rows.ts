import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { PlmRow } from './list-plm-rows.ts';

/** The base calculations of a category (null: of all plm categories) are these and no others. */
export async function importPlmRows(
  tx: Tx,
  categoryId: string | null,
  rows: readonly Omit<PlmRow, 'id' | 'categoryId'>[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('plmRows')
    .where('categoryId', categoryId === null ? 'is' : '=', categoryId)
    .execute();
  if (rows.length === 0) return;
  await tx.kysely
    .insertInto('plmRows')
    .values(rows.map((row) => ({ ...row, id: newId(), categoryId, active: bit(row.active) })))
    .execute();
}
