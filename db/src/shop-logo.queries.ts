import type { Tx } from './engine/database.ts';
import { noteShopChanges } from './shop-change.queries.ts';
import type { Shop } from './shop.ts';

/** A shop has this file as its logo, or none, from now on; the change is kept by the file's name. False where the shop was changed meanwhile. */
export async function setShopLogo(
  tx: Tx,
  shop: Shop,
  { fileId, name }: { readonly fileId: string | null; readonly name: string | null },
  { by, at }: { readonly by: string; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('shops')
    .set({ logoFileId: fileId, version: shop.version + 1, updatedAt: at })
    .where('id', '=', shop.id)
    .where('version', '=', shop.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteShopChanges(tx, shop, [{ field: 'logo', before: null, after: name }], { by, at });
  return true;
}
