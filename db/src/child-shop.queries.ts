import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { insertShopCategory, listShopCategories } from './shop-category.queries.ts';
import { loadShopLinks, saveShopLinks } from './shop-form.queries.ts';
import { insertShop, type NewShop } from './shop.queries.ts';
import type { Shop } from './shop.ts';
import type { Sector } from './tables/catalogue.ts';

const sectors = ['general', 'industry', 'plm', 'medical'] as const satisfies readonly Sector[];

async function copyBaseCalculations(tx: Tx, fromId: string, categoryId: string): Promise<void> {
  const rows = await tx.kysely.selectFrom('plmRows').selectAll().where('categoryId', '=', fromId).execute();
  if (rows.length > 0)
    await tx.kysely
      .insertInto('plmRows')
      .values(rows.map((row) => ({ ...row, id: newId(), categoryId })))
      .execute();
}

async function copyLoanParameters(tx: Tx, fromId: string, shopId: string): Promise<void> {
  const rows = await tx.kysely
    .selectFrom('loanParameters')
    .selectAll()
    .where('shopId', '=', fromId)
    .execute();
  if (rows.length > 0)
    await tx.kysely
      .insertInto('loanParameters')
      .values(rows.map((row) => ({ ...row, id: newId(), shopId })))
      .execute();
}

/**
 * Adds a shop under another, which sells what that one does on its terms: its configs, settings, brokers and providers, and
 * each category that it has a copy of. What it may not do is keep shops of its own.
 */
export async function insertChildShop(
  tx: Tx,
  parent: Shop,
  fields: Pick<NewShop, 'clientId' | 'name' | 'street' | 'postalCode' | 'city' | 'phone'>,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<Shop> {
  const { configs, qes, customTheme, minOrderPrice, maxOrderPrice } = parent;
  const keepsNone = { allowSubShopsManagement: false, disallowShopManagement: false, role: 'shop' } as const;
  const settings = { ...parent.settings, ...keepsNone };
  const sells = { configs, qes, customTheme, minOrderPrice, maxOrderPrice, settings };
  const child = await insertShop(tx, { ...fields, ...sells, parentId: parent.id }, at);
  await saveShopLinks(tx, child.id, await loadShopLinks(tx, parent.id));
  await copyLoanParameters(tx, parent.id, child.id);
  for (const sector of sectors)
    for (const category of await listShopCategories(tx, sector, parent.id)) {
      if (category.copyId === null) continue;
      const own = category.terms === 'own';
      const saved = { terms: category, own, offered: category.offered, by, at };
      const copyId = await insertShopCategory(tx, child.id, category, saved);
      if (copyId !== null) await copyBaseCalculations(tx, category.copyId, copyId);
    }
  return child;
}
