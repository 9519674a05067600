import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { PlmRowsTable } from '../tables/catalogue.ts';

/** A base calculation of plm. Amounts in grosz, percents as decimal text. */
export interface PlmRow extends Readonly<Omit<Selectable<PlmRowsTable>, 'active'>> {
  readonly active: boolean;
}

/** The active base calculations of a category; those of all plm categories where it has none of its own. */
export async function listPlmRows(tx: Tx, categoryId: string | null): Promise<PlmRow[]> {
  const rows = await tx.kysely
    .selectFrom('plmRows')
    .selectAll()
    .where('active', '=', 1)
    .where((eb) =>
      eb.or([eb('categoryId', 'is', null), ...(categoryId ? [eb('categoryId', '=', categoryId)] : [])]),
    )
    .orderBy('paymentsCount')
    .orderBy('priceFrom')
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.categoryId !== null);
  return (own.length > 0 ? own : rows).map((row) => ({ ...row, active: true }));
}
