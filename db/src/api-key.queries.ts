import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { loadShop } from './shop.queries.ts';
import type { Shop } from './shop.ts';
import type { ApiKeysTable } from './tables/accounts.ts';

/** An API key as it may be shown: the key itself is stored as a hash only. */
export interface ApiKey extends Readonly<Omit<Selectable<ApiKeysTable>, 'keyHash'>> {
  /** The client id of its shop. */
  readonly shop: string;
}

/** All keys of all shops, the revoked ones too, by shop and age. */
export async function listApiKeys(tx: Tx): Promise<ApiKey[]> {
  return tx.kysely
    .selectFrom('apiKeys')
    .innerJoin('shops', 'shops.id', 'apiKeys.shopId')
    .select(['apiKeys.id', 'apiKeys.shopId', 'apiKeys.name', 'apiKeys.createdAt', 'apiKeys.revokedAt'])
    .select('shops.clientId as shop')
    .orderBy('shops.clientId')
    .orderBy('apiKeys.createdAt')
    .orderBy('apiKeys.id')
    .execute();
}

/** Lets a shop's server in with this key, which is stored as a hash only. The same key twice is one key. */
export async function putApiKey(
  tx: Tx,
  { shopId, key, name }: { readonly shopId: string; readonly key: string; readonly name: string },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('apiKeys')
    .values({ id: newId(), shopId, keyHash: hashToken(key), name, createdAt: at })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .execute();
}

/** From now on the key opens nothing, for good. False where there is no such key or it was revoked before. */
export async function revokeApiKey(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
