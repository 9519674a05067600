import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { MedicalRange } from './list-medical-ranges.ts';

/** The price ranges of a medical category (null: of all of them) are these and no others. */
export async function importMedicalRanges(
  tx: Tx,
  categoryId: string | null,
  ranges: readonly Omit<MedicalRange, 'id' | 'categoryId'>[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('medicalRanges')
    .where('categoryId', categoryId === null ? 'is' : '=', categoryId)
    .execute();
  if (ranges.length === 0) return;
  await tx.kysely
    .insertInto('medicalRanges')
    .values(ranges.map((range) => ({ ...range, id: newId(), categoryId })))
    .execute();
}
