import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type {
  CategoriesTable,
  CategoryInstalmentsTable,
  CategoryPriceRangesTable,
  PredefinedProductsTable,
  Sector,
} from './tables/catalogue.ts';
import { bit } from './tables/columns.ts';

/** The residual value for a number of instalments, in percent. */
export type CategoryInstalment = Readonly<Omit<Selectable<CategoryInstalmentsTable>, 'categoryId'>>;

/** Grosz; both ends belong to the range. */
export type CategoryPriceRange = Readonly<Omit<Selectable<CategoryPriceRangesTable>, 'categoryId'>>;

/** What goods of a kind may be financed on. A shop's copy names the default that it was made from. */
export interface Category extends Readonly<Omit<Selectable<CategoriesTable>, 'active' | 'changedByShop'>> {
  readonly active: boolean;
  readonly changedByShop: boolean;
  readonly instalments: readonly CategoryInstalment[];
  readonly priceRanges: readonly CategoryPriceRange[];
}

export type CategoryImport = Pick<Category, 'sector' | 'value' | 'name'> &
  Partial<Omit<Category, 'id' | 'version' | 'updatedAt'>>;

/** Adds categories, or replaces those of the same shop, sector and value, with their instalments and price ranges. */
export async function importCategories(
  tx: Tx,
  categories: readonly CategoryImport[],
  at: number,
): Promise<void> {
  for (const category of categories) await importCategory(tx, category, at);
}

async function importCategory(tx: Tx, category: CategoryImport, at: number): Promise<void> {
  const { instalments = [], priceRanges = [], active = true, changedByShop = false, ...fields } = category;
  const shopId = fields.shopId ?? null;
  const known = await tx.kysely
    .selectFrom('categories')
    .select(['id', 'version'])
    .where('sector', '=', fields.sector)
    .where('value', '=', fields.value)
    .where('shopId', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  const id = known?.id ?? newId();
  const columns = {
    ...fields,
    shopId,
    active: bit(active),
    changedByShop: bit(changedByShop),
    version: (known?.version ?? 0) + 1,
    updatedAt: at,
  };
  if (known) {
    await tx.kysely.updateTable('categories').set(columns).where('id', '=', id).execute();
    await tx.kysely.deleteFrom('categoryInstalments').where('categoryId', '=', id).execute();
    await tx.kysely.deleteFrom('categoryPriceRanges').where('categoryId', '=', id).execute();
  } else {
    await tx.kysely
      .insertInto('categories')
      .values({ ...columns, id })
      .execute();
  }
  if (instalments.length > 0) {
    await tx.kysely
      .insertInto('categoryInstalments')
      .values(instalments.map((row) => ({ ...row, categoryId: id })))
      .execute();
  }
  if (priceRanges.length > 0) {
    await tx.kysely
      .insertInto('categoryPriceRanges')
      .values(priceRanges.map((row) => ({ ...row, categoryId: id })))
      .execute();
  }
}

/**
 * The active categories of a sector that a shop offers, by name: its own copies, and the defaults that it has none of.
 * Null gives the defaults.
 */
export async function listCategories(tx: Tx, sector: Sector, shopId: string | null): Promise<Category[]> {
  const rows = await tx.kysely
    .selectFrom('categories')
    .selectAll()
    .where('sector', '=', sector)
    .where((eb) => eb.or([eb('shopId', 'is', null), ...(shopId === null ? [] : [eb('shopId', '=', shopId)])]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const own = new Set(rows.filter((row) => row.shopId !== null).map(({ value }) => value));
  const offered = rows.filter((row) => row.active === 1 && (row.shopId !== null || !own.has(row.value)));
  if (offered.length === 0) return [];
  const ids = offered.map(({ id }) => id);
  const [instalments, priceRanges] = await Promise.all([
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
  ]);
  return offered.map((row) => ({
    ...row,
    active: row.active === 1,
    changedByShop: row.changedByShop === 1,
    instalments: instalments
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ paymentsCount, estimatedValueInPercent }) => ({ paymentsCount, estimatedValueInPercent })),
    priceRanges: priceRanges
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ priceFrom, priceTo, amount }) => ({ priceFrom, priceTo, amount })),
  }));
}

/** Goods that a shop's salesman picks instead of typing. Prices in grosz, VAT in percent. */
export type PredefinedProduct = Readonly<Selectable<PredefinedProductsTable>>;

export async function listPredefinedProducts(tx: Tx, shopId: string): Promise<PredefinedProduct[]> {
  return tx.kysely
    .selectFrom('predefinedProducts')
    .selectAll()
    .where('shopId', '=', shopId)
    .orderBy('position')
    .execute();
}

/** A shop's predefined products are these and no others, in this order. */
export async function importPredefinedProducts(
  tx: Tx,
  shopId: string,
  products: readonly Omit<PredefinedProduct, 'id' | 'shopId' | 'position'>[],
): Promise<void> {
  await tx.kysely.deleteFrom('predefinedProducts').where('shopId', '=', shopId).execute();
  if (products.length === 0) return;
  await tx.kysely
    .insertInto('predefinedProducts')
    .values(products.map((product, position) => ({ ...product, id: newId(), shopId, position })))
    .execute();
}

const tables = {
  categories: 'categories',
  consentTexts: 'consentTexts',
  loanParameters: 'loanParameters',
  medicalRanges: 'medicalRanges',
  plmRows: 'plmRows',
} as const;

/** How many rows each part of the catalogue has: without categories nothing is financed, without texts nobody agrees. */
export async function countCatalogue(tx: Tx): Promise<Record<keyof typeof tables, number>> {
  const counts = Object.entries(tables).map(async ([name, table]) => {
    const { rows } = await tx.kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return [name, Number(rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<keyof typeof tables, number>;
}

/** The names of categories by their ids, those that were taken out too. */
export async function listCategoryNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
