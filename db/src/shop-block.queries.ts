import type { Tx } from './engine/database.ts';
import { endPasswordLinks } from './password-link.queries.ts';
import { endUserSessions } from './session.queries.ts';
import { noteShopChanges } from './shop-change.queries.ts';
import { loadShop } from './shop.queries.ts';
import { bit } from './tables/columns.ts';

/**
 * Blocks a shop with its accounts, or opens both again: those that were blocked on their own stay so. Answers the
 * accounts that it concerned; null where the shop is already as it should be.
 */
export async function setShopActive(
  tx: Tx,
  shopId: string,
  active: boolean,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<readonly string[] | null> {
  const shop = await loadShop(tx, shopId);
  const { numUpdatedRows } = await tx.kysely
    .updateTable('shops')
    .set((eb) => ({ active: bit(active), version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', shopId)
    .where('active', '=', bit(!active))
    .executeTakeFirst();
  if (shop === null || numUpdatedRows === 0n) return null;
  await noteShopChanges(tx, shop, [{ field: 'active', before: !active, after: active }], { by, at });
  const users = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('shopId', '=', shopId)
    .where(active ? 'blockedWithShop' : 'active', '=', 1)
    .orderBy('id')
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  for (const { id } of users) {
    await tx.kysely
      .updateTable('users')
      .set((eb) => ({
        ...{ active: bit(active), blockedWithShop: bit(!active) },
        ...{ version: eb('version', '+', 1), updatedAt: at },
      }))
      .where('id', '=', id)
      .execute();
    if (active) continue;
    await endUserSessions(tx, id);
    await endPasswordLinks(tx, id);
  }
  return users.map(({ id }) => id);
}
