import type { Tx } from './engine/database.ts';
import { noteShopChanges } from './shop-change.queries.ts';
import type { Shop } from './shop.ts';

/** A shop has this file as its logo, or none, from now on; the change is kept by the file's name. */
export async function setShopLogo(
  tx: Tx,
  shop: Shop,
  { fileId, name }: { readonly fileId: string | null; readonly name: string | null },
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> {
  await tx.kysely
    .updateTable('shops')
    .set((eb) => ({ logoFileId: fileId, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', shop.id)
    .execute();
  await noteShopChanges(tx, shop, [{ field: 'logo', before: null, after: name }], { by, at });
}
