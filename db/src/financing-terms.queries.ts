import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { LoanParametersTable, MedicalRangesTable, PlmRowsTable } from './tables/catalogue.ts';
import { bit } from './tables/columns.ts';

/** Of what was listed for several categories, one category's: its own rows, those of the default that it is a copy of, or those of all where neither has any. */
export function rowsOfCategory<Row extends { readonly categoryId: string | null }>(
  rows: readonly Row[],
  { id, defaultCategoryId }: { readonly id: string; readonly defaultCategoryId: string | null },
): readonly Row[] {
  const of = (categoryId: string | null) => rows.filter((row) => row.categoryId === categoryId);
  const found = [id, defaultCategoryId, null].map(of);
  return found.find((each) => each.length > 0) ?? [];
}

/** Interest in percent a year, insurance in grosz. */
export interface LoanParameters extends Readonly<
  Omit<Selectable<LoanParametersTable>, 'administrativeCostFinanced'>
> {
  readonly administrativeCostFinanced: boolean;
}

/** A shop's terms by number of instalments; the default ones where it has none of its own. */
export async function listLoanParameters(tx: Tx, shopId: string | null): Promise<LoanParameters[]> {
  const rows = await tx.kysely
    .selectFrom('loanParameters')
    .selectAll()
    .where((eb) => eb.or([eb('shopId', 'is', null), ...(shopId ? [eb('shopId', '=', shopId)] : [])]))
    .orderBy('paymentsCount')
    .execute();
  const own = rows.filter((row) => row.shopId !== null);
  return (own.length > 0 ? own : rows).map((row) => ({
    ...row,
    administrativeCostFinanced: row.administrativeCostFinanced === 1,
  }));
}

/** A shop's loan terms (null: the default ones) are these and no others. */
export async function importLoanParameters(
  tx: Tx,
  shopId: string | null,
  parameters: readonly Omit<LoanParameters, 'id' | 'shopId'>[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('loanParameters')
    .where('shopId', shopId === null ? 'is' : '=', shopId)
    .execute();
  if (parameters.length === 0) return;
  await tx.kysely
    .insertInto('loanParameters')
    .values(
      parameters.map((row) => ({
        ...row,
        id: newId(),
        shopId,
        administrativeCostFinanced: bit(row.administrativeCostFinanced),
      })),
    )
    .execute();
}

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

/** The base calculations of one category alone (null: of all plm categories), those that are not active too. */
export async function listPlmSet(tx: Tx, categoryId: string | null): Promise<PlmRow[]> {
  const rows = await tx.kysely
    .selectFrom('plmRows')
    .selectAll()
    .where('categoryId', categoryId === null ? 'is' : '=', categoryId)
    .orderBy('paymentsCount')
    .orderBy('priceFrom')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, active: row.active === 1 }));
}

/** A base calculation; null where there is none. */
export async function loadPlmRow(tx: Tx, id: string): Promise<PlmRow | null> {
  const row = await tx.kysely.selectFrom('plmRows').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, active: row.active === 1 };
}

/** Says whether a base calculation is used from now on. */
export async function setPlmRowActive(tx: Tx, id: string, active: boolean): Promise<void> {
  await tx.kysely
    .updateTable('plmRows')
    .set({ active: bit(active) })
    .where('id', '=', id)
    .execute();
}

/** Adds base calculations to those of a category; one with no id (null) is given one. */
export async function insertPlmRows(
  tx: Tx,
  categoryId: string | null,
  rows: readonly (Omit<PlmRow, 'id' | 'categoryId'> & { readonly id: string | null })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.kysely
    .insertInto('plmRows')
    .values(rows.map((row) => ({ ...row, id: row.id ?? newId(), categoryId, active: bit(row.active) })))
    .execute();
}

/** The base calculations of a category (null: of all plm categories) are these and no others. */
export async function importPlmRows(
  tx: Tx,
  categoryId: string | null,
  rows: readonly (Omit<PlmRow, 'id' | 'categoryId'> & { readonly id?: string | null })[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('plmRows')
    .where('categoryId', categoryId === null ? 'is' : '=', categoryId)
    .execute();
  await insertPlmRows(
    tx,
    categoryId,
    rows.map((row) => ({ ...row, id: row.id ?? null })),
  );
}
