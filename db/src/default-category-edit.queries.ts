import { keepVersion, termColumns, writeLists } from './category-terms.ts';
import type { CategoryTermsDocument, DefaultCategory } from './default-category.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Sector } from './tables/catalogue.ts';

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

/** Takes a default category out of the catalogue; its row stays for the orders that name it. */
export async function retireDefaultCategory(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely.updateTable('categories').set({ active: 0, updatedAt: at }).where('id', '=', id).execute();
}
