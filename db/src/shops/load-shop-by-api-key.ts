import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';
import { loadShop } from './load-shop.ts';
import type { Shop } from './shop.ts';

/** The shop whose server sent this key; null when the key is unknown or revoked, or the shop is blocked. */
export async function loadShopByApiKey(tx: Tx, key: string): Promise<Shop | null> {
  const row = await tx.kysely
    .selectFrom('apiKeys')
    .innerJoin('shops', 'shops.id', 'apiKeys.shopId')
    .select('shops.id')
    .where('keyHash', '=', hashToken(key))
    .where('revokedAt', 'is', null)
    .where('shops.active', '=', 1)
    .executeTakeFirst();
  return row ? loadShop(tx, row.id) : null;
}
