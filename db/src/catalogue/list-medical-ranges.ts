import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { MedicalRangesTable } from '../tables/catalogue.ts';

/** Price in grosz, both ends included; rate and margin in percent a year, to be added. */
export type MedicalRange = Readonly<Selectable<MedicalRangesTable>>;

/** The ranges of these categories and those of all medical categories (no category of their own). */
export async function listMedicalRanges(tx: Tx, categoryIds: readonly string[]): Promise<MedicalRange[]> {
  return tx.kysely
    .selectFrom('medicalRanges')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('categoryId', 'is', null),
        ...(categoryIds.length > 0 ? [eb('categoryId', 'in', categoryIds)] : []),
      ]),
    )
    .orderBy('priceFrom')
    .orderBy('monthsFrom')
    .orderBy('id')
    .execute();
}
