import type { Selectable } from 'kysely';
import type { CategoryInstalment, CategoryPriceRange } from './catalogue.queries.ts';
import { withTerms } from './category-terms.ts';
import type { Tx } from './engine/database.ts';
import type { MedicalRange } from './financing-terms.queries.ts';
import type { CategoriesTable, Sector } from './tables/catalogue.ts';

/** What of a category is edited and kept of each version: percents as decimal text, amounts in grosz. */
export interface CategoryTermsDocument extends Readonly<
  Pick<
    Selectable<CategoriesTable>,
    | 'name'
    | 'cfa'
    | 'iacCode'
    | 'partnerProgram'
    | 'ownPaymentMinInPercent'
    | 'ownPaymentMaxInPercent'
    | 'paymentsCountMin'
    | 'paymentsCountMax'
    | 'marginInPercent'
    | 'administrativeCostInPercent'
    | 'interest'
    | 'depreciationRate'
    | 'handlingFee'
    | 'commission'
    | 'serviceFee'
  >
> {
  readonly instalments: readonly CategoryInstalment[];
  readonly priceRanges: readonly CategoryPriceRange[];
  readonly medicalRanges: readonly Omit<MedicalRange, 'id' | 'categoryId'>[];
}

/** A default category, with how many shops follow it and how many have terms of their own. */
export interface DefaultCategory extends CategoryTermsDocument {
  readonly id: string;
  readonly sector: Sector;
  readonly value: string;
  readonly version: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  readonly following: number;
  readonly ownTerms: number;
}

/** A version of a category: what it said, from when on, and who said so; null of what was imported. */
export interface CategoryVersion {
  readonly version: number;
  readonly at: number;
  readonly by: string | null;
  readonly document: CategoryTermsDocument;
}

const sorts = { name: 'name', updated_at: 'updatedAt', margin_percent: 'marginInPercent' } as const;

/** What a list of default categories is narrowed to, and which of its rows are asked for. */
export interface DefaultCategorySearch {
  readonly sector: Sector;
  /** Part of a name, in any case. */
  readonly name: string | null;
  /** Those that the shop offers where it sells goods of the sector, on the default's terms or its own, and those that it took out. */
  readonly connectedTo: string | null;
  readonly notOnShop: string | null;
  readonly sort: keyof typeof sorts;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

const defaults = (tx: Tx) =>
  tx.kysely
    .selectFrom('categories')
    .leftJoin('users', 'users.id', 'categories.updatedBy')
    .where('categories.shopId', 'is', null)
    .where('categories.active', '=', 1);

/** Default categories whose names hold the words, in any case of Polish letters: there are never so many that a search need be in SQL. */
async function idsOfName(tx: Tx, sector: Sector, words: string): Promise<readonly string[]> {
  const rows = await tx.kysely
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('sector', '=', sector)
    .where('shopId', 'is', null)
    .execute();
  const folded = words.toLocaleLowerCase('pl');
  const ids = rows.flatMap(({ id, name }) => (name.toLocaleLowerCase('pl').includes(folded) ? [id] : []));
  return ids.length === 0 ? [''] : ids;
}

/** The default categories of a sector that the search leaves, and how many there are of them. */
export async function listDefaultCategories(
  tx: Tx,
  { sector, name, connectedTo, notOnShop, sort, direction, offset, limit }: DefaultCategorySearch,
): Promise<{ readonly categories: readonly DefaultCategory[]; readonly count: number }> {
  // A shop without a copy offers the default; one that does not offer it has a copy that says so.
  const takenOutOf = (shopId: string) =>
    tx.kysely
      .selectFrom('categories as copies')
      .select('copies.value')
      .where('copies.shopId', '=', shopId)
      .where('copies.sector', '=', sector)
      .where('copies.active', '=', 0);
  let found = defaults(tx).where('categories.sector', '=', sector);
  if (name !== null) found = found.where('categories.id', 'in', await idsOfName(tx, sector, name));
  if (connectedTo !== null) found = found.where('categories.value', 'not in', takenOutOf(connectedTo));
  if (notOnShop !== null) found = found.where('categories.value', 'in', takenOutOf(notOnShop));
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('categories')
    .select('users.fullName as updatedByName')
    .orderBy(`categories.${sorts[sort]}`, direction)
    .orderBy('categories.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { categories: await withTerms(tx, rows), count: Number(count) };
}

/** A default category by its id, of whichever sector; null where there is none, or it was taken out. */
export async function loadDefaultCategoryOf(tx: Tx, id: string): Promise<DefaultCategory | null> {
  const row = await defaults(tx)
    .selectAll('categories')
    .select('users.fullName as updatedByName')
    .where('categories.id', '=', id)
    .executeTakeFirst();
  const [found] = await withTerms(tx, row === undefined ? [] : [row]);
  return found ?? null;
}

/** Whether another default category of the sector has the name, in any case. */
export async function isCategoryNameTaken(
  tx: Tx,
  { sector, name, id }: { readonly sector: Sector; readonly name: string; readonly id: string | null },
): Promise<boolean> {
  const rows = await tx.kysely
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('sector', '=', sector)
    .where('shopId', 'is', null)
    .where('active', '=', 1)
    .execute();
  const folded = name.trim().toLocaleLowerCase('pl');
  return rows.some((row) => row.id !== id && row.name.toLocaleLowerCase('pl') === folded);
}

/** Whether the word is free in the sector, among what was taken out too: orders name categories by it. */
export async function isCategoryValueFree(tx: Tx, sector: Sector, value: string): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('categories')
    .select('id')
    .where('sector', '=', sector)
    .where('value', '=', value)
    .executeTakeFirst();
  return row === undefined;
}

/** The versions of a category, the newest first. */
export async function listCategoryVersions(tx: Tx, id: string): Promise<readonly CategoryVersion[]> {
  const rows = await tx.kysely
    .selectFrom('categoryVersions')
    .leftJoin('users', 'users.id', 'categoryVersions.changedBy')
    .select(['categoryVersions.version', 'categoryVersions.at', 'categoryVersions.document'])
    .select('users.fullName as by')
    .where('categoryVersions.categoryId', '=', id)
    .orderBy('categoryVersions.version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) as CategoryTermsDocument }));
}
