import type { Selectable } from 'kysely';
import type { CategoryTermsDocument, CategoryVersion, DefaultCategory } from './default-category.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { CategoriesTable } from './tables/catalogue.ts';

/** Reads what belongs to the rows of several categories at once. */
export async function withTerms(
  tx: Tx,
  rows: readonly (Selectable<CategoriesTable> & { readonly updatedByName: string | null })[],
): Promise<DefaultCategory[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [instalments, priceRanges, medicalRanges, copies] = await Promise.all([
    tx.kysely
      .selectFrom('categoryInstalments')
      .selectAll()
      .where('categoryId', 'in', ids)
      .orderBy('paymentsCount')
      .execute(),
    tx.kysely
      .selectFrom('categoryPriceRanges')
      .selectAll()
      .where('categoryId', 'in', ids)
      .orderBy('priceFrom')
      .execute(),
    tx.kysely
      .selectFrom('medicalRanges')
      .selectAll()
      .where('categoryId', 'in', ids)
      .orderBy('priceFrom')
      .orderBy('monthsFrom')
      .execute(),
    tx.kysely
      .selectFrom('categories')
      .select((eb) => ['defaultCategoryId', 'changedByShop', eb.fn.countAll<number>().as('shops')])
      .where('defaultCategoryId', 'in', ids)
      .groupBy(['defaultCategoryId', 'changedByShop'])
      .execute(),
  ]);
  const shopsOf = (id: string, changed: 0 | 1) =>
    Number(copies.find((row) => row.defaultCategoryId === id && row.changedByShop === changed)?.shops ?? 0);
  return rows.map(({ updatedByName, ...row }) => ({
    ...row,
    updatedBy: updatedByName,
    instalments: instalments
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ categoryId: _category, ...rest }) => rest),
    priceRanges: priceRanges
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ categoryId: _category, ...rest }) => rest),
    medicalRanges: medicalRanges
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ id: _id, categoryId: _category, ...rest }) => rest),
    following: shopsOf(row.id, 0),
    ownTerms: shopsOf(row.id, 1),
  }));
}

const columns = [
  ...(['name', 'cfa', 'iacCode', 'partnerProgram', 'ownPaymentMinInPercent'] as const),
  ...(['ownPaymentMaxInPercent', 'paymentsCountMin', 'paymentsCountMax', 'marginInPercent'] as const),
  ...(['administrativeCostInPercent', 'interest', 'depreciationRate', 'handlingFee', 'commission'] as const),
  'serviceFee',
] as const;

/** What of a category is edited, and nothing else of its row. */
export const documentOf = (category: CategoryTermsDocument): CategoryTermsDocument => ({
  ...(Object.fromEntries(columns.map((name) => [name, category[name]])) as Pick<
    CategoryTermsDocument,
    (typeof columns)[number]
  >),
  instalments: category.instalments,
  priceRanges: category.priceRanges,
  medicalRanges: category.medicalRanges,
});

/** Writes lists of a category anew. */
export async function writeLists(tx: Tx, categoryId: string, terms: CategoryTermsDocument): Promise<void> {
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

/** What of the terms stands in the category's own row. */
export const termColumns = (terms: CategoryTermsDocument) => {
  const { instalments: _i, priceRanges: _p, medicalRanges: _m, ...rest } = documentOf(terms);
  return rest;
};

/** Keeps what a category says in a version; one that is kept already stays. */
export async function keepVersion(
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
