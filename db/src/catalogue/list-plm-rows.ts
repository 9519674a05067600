import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { PlmRowsTable } from '../tables/catalogue.ts';

/** A base calculation of plm. Amounts in grosz, percents as decimal text. */
export interface PlmRow extends Readonly<Omit<Selectable<PlmRowsTable>, 'active'>> {
  readonly active: boolean;
}

/** The active base calculations of these categories and those of all plm categories (no category of their own). */
export async function listPlmRows(tx: Tx, categoryIds: readonly string[]): Promise<PlmRow[]> {
  const rows = await tx.kysely
    .selectFrom('plmRows')
    .selectAll()
    .where('active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('categoryId', 'is', null),
        ...(categoryIds.length > 0 ? [eb('categoryId', 'in', categoryIds)] : []),
      ]),
    )
    .orderBy('paymentsCount')
    .orderBy('priceFrom')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, active: true }));
}
