import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { MedicalRangesTable } from '../tables/catalogue.ts';

/** Price in grosz, both ends included; rate and margin in percent a year, to be added. */
export type MedicalRange = Readonly<Selectable<MedicalRangesTable>>;

/** The ranges of a category; those of all medical categories where it has none of its own. */
export async function listMedicalRanges(tx: Tx, categoryId: string | null): Promise<MedicalRange[]> {
  const rows = await tx.kysely
    .selectFrom('medicalRanges')
    .selectAll()
    .where((eb) =>
      eb.or([eb('categoryId', 'is', null), ...(categoryId ? [eb('categoryId', '=', categoryId)] : [])]),
    )
    .orderBy('priceFrom')
    .orderBy('monthsFrom')
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.categoryId !== null);
  return own.length > 0 ? own : rows;
}
