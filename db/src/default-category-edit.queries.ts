import type { CategoryTermsDocument, CategoryVersion, DefaultCategory } from './default-category.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Sector } from './tables/catalogue.ts';

const columns = [
  ...(['name', 'cfa', 'iacCode', 'partnerProgram', 'ownPaymentMinInPercent'] as const),
  ...(['ownPaymentMaxInPercent', 'paymentsCountMin', 'paymentsCountMax', 'marginInPercent'] as const),
  ...(['administrativeCostInPercent', 'interest', 'depreciationRate', 'handlingFee', 'commission'] as const),
  'serviceFee',
] as const;

const documentOf = (category: CategoryTermsDocument): CategoryTermsDocument => ({
  ...(Object.fromEntries(columns.map((name) => [name, category[name]])) as Pick<
    CategoryTermsDocument,
    (typeof columns)[number]
  >),
  instalments: category.instalments,
  priceRanges: category.priceRanges,
  medicalRanges: category.medicalRanges,
});

/** Writes lists of a category anew. */
async function writeLists(tx: Tx, categoryId: string, terms: CategoryTermsDocument): Promise<void> {
  for (const table of ['categoryInstalments', 'categoryPriceRanges', 'medicalRanges'] as const)
    await tx.kysely.deleteFrom(table).where('categoryId', '=', categoryId).execute();
  const { instalments, priceRanges, medicalRanges } = terms;
  if (instalments.length > 0)
    await tx.kysely
      .insertInto('categoryInstalments')
      .values(instalments.map((row) => ({ ...row, categoryId })))
      .execute();
  if (priceRanges.length > 0)
    await tx.kysely
      .insertInto('categoryPriceRanges')
      .values(priceRanges.map((row) => ({ ...row, categoryId })))
      .execute();
  if (medicalRanges.length > 0)
    await tx.kysely
      .insertInto('medicalRanges')
      .values(medicalRanges.map((row) => ({ ...row, id: newId(), categoryId })))
      .execute();
}

const termColumns = (terms: CategoryTermsDocument) => {
  const { instalments: _i, priceRanges: _p, medicalRanges: _m, ...rest } = documentOf(terms);
  return rest;
};

async function keepVersion(
  tx: Tx,
  categoryId: string,
  { version, at, by, document }: CategoryVersion,
): Promise<void> {
  await tx.kysely
    .insertInto('categoryVersions')
    .values({ categoryId, version, at, changedBy: by, document: JSON.stringify(documentOf(document)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a default category with its first version; answers its id. */
export async function insertDefaultCategory(
  tx: Tx,
  {
    sector,
    value,
    terms,
  }: { readonly sector: Sector; readonly value: string; readonly terms: CategoryTermsDocument },
  { by, at }: { readonly by: string; readonly at: number },
): Promise<string> {
  const id = newId();
  await tx.kysely
    .insertInto('categories')
    .values({
      ...termColumns(terms),
      ...{ id, sector, value, shopId: null, defaultCategoryId: null, active: 1, changedByShop: 0 },
      ...{ version: 1, updatedAt: at, updatedBy: by },
    })
    .execute();
  await writeLists(tx, id, terms);
  await keepVersion(tx, id, { version: 1, at, by, document: terms });
  return id;
}

/**
 * Writes what a category says over the version that was read; false where another was written since. What it said before is
 * kept as a version, which an import has not written.
 */
export async function updateDefaultCategory(
  tx: Tx,
  before: DefaultCategory,
  terms: CategoryTermsDocument,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('categories')
    .set({ ...termColumns(terms), version: before.version + 1, updatedAt: at, updatedBy: by })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await keepVersion(tx, before.id, {
    ...{ version: before.version, at: before.updatedAt, by: null, document: before },
  });
  await writeLists(tx, before.id, terms);
  await keepVersion(tx, before.id, { version: before.version + 1, at, by, document: terms });
  return true;
}

/** A shop's copy says from now on what the default says. */
export async function takeTerms(
  tx: Tx,
  copyId: string,
  terms: CategoryTermsDocument,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('categories')
    .set((eb) => ({ ...termColumns(terms), version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', copyId)
    .execute();
  await writeLists(tx, copyId, terms);
}

/** Takes a default category out of the catalogue; its row stays for the orders that name it. */
export async function retireDefaultCategory(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely.updateTable('categories').set({ active: 0, updatedAt: at }).where('id', '=', id).execute();
}
