import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { Category } from './category.ts';

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
  const { instalments = [], priceRanges = [], active = true, changedByShop = false, ...given } = category;
  const shopId = given.shopId ?? null;
  const known = await tx.kysely
    .selectFrom('categories')
    .select(['id', 'version'])
    .where('sector', '=', given.sector)
    .where('value', '=', given.value)
    .where('shopId', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  const id = known?.id ?? newId();
  const columns = {
    ...given,
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
