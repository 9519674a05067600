import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { foldText } from '../fold-text.ts';
import { StaleVersion } from '../stale-version.ts';
import { settingColumns, type Shop } from './shop.ts';

/** Writes a shop as it should be, settings and configs too. Throws StaleVersion when it changed since it was read. */
export async function saveShop(tx: Tx, shop: Shop, at: number): Promise<void> {
  const { id, version, settings, configs, createdAt: _, ...columns } = shop;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('shops')
    .set({
      ...columns,
      nameFold: foldText(shop.name),
      qes: bit(shop.qes),
      active: bit(shop.active),
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new StaleVersion(id, version);
  await tx.kysely
    .updateTable('shopSettings')
    .set(settingColumns(settings))
    .where('shopId', '=', id)
    .execute();
  await tx.kysely.deleteFrom('shopConfigs').where('shopId', '=', id).execute();
  if (configs.length === 0) return;
  await tx.kysely
    .insertInto('shopConfigs')
    .values(configs.map(({ channel, financingType }) => ({ shopId: id, channel, financingType })))
    .execute();
}
