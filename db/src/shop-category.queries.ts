import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { documentOf, keepVersion, takeTerms, termColumns, withTerms, writeLists } from './category-terms.ts';
import type { CategoryTermsDocument, DefaultCategory } from './default-category.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { CategoriesTable, Sector } from './tables/catalogue.ts';
import { bit } from './tables/columns.ts';

/**
 * Whose terms a shop's category has: those that the default has now, those that it had before a change that the copy did not
 * take or that is on its way, or the shop's own.
 */
export type ShopCategoryTerms = 'default' | 'behind' | 'own';

/** A category as a shop has it. */
export interface ShopCategory extends CategoryTermsDocument {
  /** The default category's, or the shop's own where it has no default. */
  readonly id: string;
  readonly sector: Sector;
  readonly value: string;
  readonly terms: ShopCategoryTerms;
  /** Whether the shop offers goods of it. */
  readonly offered: boolean;
  /** Of the shop's copy; 0 where it has none. */
  readonly version: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  readonly copyId: string | null;
  /** What the shop's own terms are another than; null where there is no such category any more. */
  readonly standard: DefaultCategory | null;
}

interface Changed {
  readonly by: string;
  readonly at: number;
}

type Row = Selectable<CategoriesTable> & { readonly updatedByName: string | null };

function termsOf(standard: DefaultCategory | null, copy: DefaultCategory | null, row: Row | null) {
  if (standard === null || row?.changedByShop === 1) return 'own' as const;
  const isSame = copy === null || isDeepStrictEqual(documentOf(copy), documentOf(standard));
  return isSame ? ('default' as const) : ('behind' as const);
}

function composed(standard: DefaultCategory | null, copy: DefaultCategory | null, row: Row | null) {
  const terms = copy ?? standard;
  if (terms === null) throw new Error('A category is neither a default nor a copy');
  return {
    ...terms,
    id: standard?.id ?? terms.id,
    terms: termsOf(standard, copy, row),
    offered: row === null || row.active === 1,
    version: copy?.version ?? 0,
    copyId: copy?.id ?? null,
    standard,
  };
}

/** The categories of a sector that a shop has or may have, by name: its copies, and the defaults that it has none of. */
export async function listShopCategories(
  tx: Tx,
  sector: Sector,
  shopId: string,
): Promise<readonly ShopCategory[]> {
  const rows: readonly Row[] = await tx.kysely
    .selectFrom('categories')
    .leftJoin('users', 'users.id', 'categories.updatedBy')
    .selectAll('categories')
    .select('users.fullName as updatedByName')
    .where('categories.sector', '=', sector)
    .where((eb) =>
      eb.or([
        eb('categories.shopId', '=', shopId),
        eb.and([eb('categories.shopId', 'is', null), eb('categories.active', '=', 1)]),
      ]),
    )
    .execute();
  const read = await withTerms(tx, rows);
  const [copies, defaults] = [true, false].map((own) =>
    rows.flatMap((row, at) => {
      const category = read[at];
      return (row.shopId !== null) === own && category !== undefined ? [{ row, category }] : [];
    }),
  );
  const copyOf = (value: string) => copies?.find(({ category }) => category.value === value);
  const known = new Set(defaults?.map(({ category }) => category.value));
  return [
    ...(defaults ?? []).map(({ category }) => {
      const copy = copyOf(category.value);
      return composed(category, copy?.category ?? null, copy?.row ?? null);
    }),
    ...(copies ?? [])
      .filter(({ category }) => !known.has(category.value))
      .map(({ category, row }) => composed(null, category, row)),
  ].toSorted((one, other) => one.name.localeCompare(other.name, 'pl') || one.id.localeCompare(other.id));
}

/** A category of a shop by its id; null where the shop has none and may have none of it. */
export async function loadShopCategory(
  tx: Tx,
  { sector, shopId, id }: { readonly sector: Sector; readonly shopId: string; readonly id: string },
): Promise<ShopCategory | null> {
  return (await listShopCategories(tx, sector, shopId)).find((category) => category.id === id) ?? null;
}

/** Adds the shop's copy and answers its id; null where somebody has added it meanwhile. */
export async function insertShopCategory(
  tx: Tx,
  shopId: string,
  category: ShopCategory,
  { terms, own, offered, by, at }: Saved,
): Promise<string | null> {
  const id = newId();
  const { numInsertedOrUpdatedRows: inserted } = await tx.kysely
    .insertInto('categories')
    .values({
      ...termColumns(terms),
      ...{ id, sector: category.sector, value: category.value, shopId },
      ...{ defaultCategoryId: category.standard?.id ?? null },
      ...{ active: bit(offered), changedByShop: bit(own), version: 1, updatedAt: at, updatedBy: by },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted ?? 0n) === 0n) return null;
  await writeLists(tx, id, terms);
  await keepVersion(tx, id, { version: 1, at, by, document: terms });
  return id;
}

type Saved = Changed & {
  readonly terms: CategoryTermsDocument;
  /** Whether the terms are the shop's own from now on, so that changes of the default pass it by. */
  readonly own: boolean;
  readonly offered: boolean;
};

/** Writes the shop's copy over the version that was read, with what it said before kept; false where another was written since. */
export async function saveShopCategory(
  tx: Tx,
  shopId: string,
  category: ShopCategory,
  saved: Saved,
): Promise<boolean> {
  const { copyId, version } = category;
  if (copyId === null) return (await insertShopCategory(tx, shopId, category, saved)) !== null;
  const { terms, own, offered, by, at } = saved;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('categories')
    .set({ active: bit(offered), changedByShop: bit(own), updatedBy: by })
    .where('id', '=', copyId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await keepVersion(tx, copyId, { version, at: category.updatedAt, by: null, document: category });
  await takeTerms(tx, copyId, terms, at);
  await keepVersion(tx, copyId, { version: version + 1, at, by, document: terms });
  return true;
}
