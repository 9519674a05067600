import { importCategories, listCategories } from './catalogue.queries.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { importLoanParameters, importMedicalRanges, importPlmRows } from './financing-terms.queries.ts';
import { foldText } from './fold-text.ts';
import type { SandboxShop } from './sandbox-shop.ts';
import { insertShop, loadShop } from './shop.queries.ts';
import { settingColumns } from './shop.ts';
import { bit } from './tables/columns.ts';

/** The shop under the id and client id that it has where it is real; it sells for itself alone. */
export async function putShop(tx: Tx, shop: SandboxShop['shop'], at: number): Promise<void> {
  const known = await loadShop(tx, shop.id);
  if (known === null) {
    await insertShop(tx, shop, at);
    return;
  }
  const { id, settings, configs, qes, active, ...columns } = shop;
  await tx.kysely
    .updateTable('shops')
    .set({
      ...columns,
      nameFold: foldText(shop.name),
      qes: bit(qes),
      active: bit(active),
      version: known.version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
  await tx.kysely
    .updateTable('shopSettings')
    .set(settingColumns(settings))
    .where('shopId', '=', id)
    .execute();
  await tx.kysely.deleteFrom('shopConfigs').where('shopId', '=', id).execute();
  if (configs.length > 0)
    await tx.kysely
      .insertInto('shopConfigs')
      .values(configs.map((config) => ({ shopId: id, ...config })))
      .execute();
}

/** The shop offers these categories and no others; one that it offers no more stays for the orders that have it. */
export async function putShopCatalogue(
  tx: Tx,
  shopId: string,
  { categories, loanParameters }: Pick<SandboxShop, 'categories' | 'loanParameters'>,
  at: number,
): Promise<void> {
  await tx.kysely.updateTable('categories').set({ active: 0 }).where('shopId', '=', shopId).execute();
  for (const { medicalRanges, plmRows, ...category } of categories) {
    await importCategories(tx, [{ ...category, shopId }], at);
    const stored = (await listCategories(tx, category.sector, shopId)).find(
      ({ value }) => value === category.value,
    );
    if (stored === undefined) throw new Error(`The category ${category.value} was not stored`);
    await importMedicalRanges(tx, stored.id, medicalRanges);
    await importPlmRows(tx, stored.id, plmRows);
  }
  await importLoanParameters(tx, shopId, loanParameters);
}

/** These keys let the shop's server in and no others. */
export async function putKeys(tx: Tx, shopId: string, keys: SandboxShop['keys'], at: number): Promise<void> {
  if (keys.length > 0)
    await tx.kysely
      .insertInto('apiKeys')
      .values(keys.map(({ hash, ...key }) => ({ ...key, id: newId(), shopId, keyHash: hash })))
      .onConflict((conflict) => conflict.column('keyHash').doNothing())
      .execute();
  const hashes = keys.map(({ hash }) => hash);
  await tx.kysely
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('shopId', '=', shopId)
    .where('revokedAt', 'is', null)
    .$if(hashes.length > 0, (query) => query.where('keyHash', 'not in', hashes))
    .execute();
}
