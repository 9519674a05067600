import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { loadShop } from './shop.queries.ts';
import type { Shop } from './shop.ts';
import type { ApiKeysTable } from './tables/shops.ts';
import { bit } from './tables/columns.ts';

/** An API key as it may be shown: the key itself is stored as a hash only. */
export interface ApiKey extends Readonly<Omit<Selectable<ApiKeysTable>, 'keyHash' | 'sandbox'>> {
  /** The client id of its shop. */
  readonly shop: string;
  /** It opens the sandbox's server and nothing here. */
  readonly sandbox: boolean;
}

const shownKeys = (tx: Tx) =>
  tx.kysely
    .selectFrom('apiKeys')
    .innerJoin('shops', 'shops.id', 'apiKeys.shopId')
    .select(['apiKeys.id', 'apiKeys.shopId', 'apiKeys.name', 'apiKeys.createdAt', 'apiKeys.revokedAt'])
    .select(['shops.clientId as shop', 'apiKeys.sandbox'])
    .orderBy('shops.clientId')
    .orderBy('apiKeys.createdAt')
    .orderBy('apiKeys.id');

const keysIn = async (rows: ReturnType<typeof shownKeys>): Promise<ApiKey[]> =>
  (await rows.execute()).map((row) => ({ ...row, sandbox: row.sandbox === 1 }));

/** All keys of all shops, the revoked ones too, by shop and age. */
export const listApiKeys = (tx: Tx): Promise<ApiKey[]> => keysIn(shownKeys(tx));

/** The keys of a shop, the revoked ones too, by age. */
export const listKeysOfShop = (tx: Tx, shopId: string): Promise<ApiKey[]> =>
  keysIn(shownKeys(tx).where('apiKeys.shopId', '=', shopId));

/** Lets a shop's server in with this key, here or in the sandbox; it is stored as a hash only. The same key twice is one key. */
export async function putApiKey(
  tx: Tx,
  {
    shopId,
    key,
    name,
    sandbox = false,
  }: { readonly shopId: string; readonly key: string; readonly name: string; readonly sandbox?: boolean },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('apiKeys')
    .values({ id: newId(), shopId, keyHash: hashToken(key), name, createdAt: at, sandbox: bit(sandbox) })
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

/** The shop whose server sent this key; null when the key is unknown, revoked or the sandbox's, or the shop is blocked. */
export async function loadShopByApiKey(tx: Tx, key: string): Promise<Shop | null> {
  const row = await tx.kysely
    .selectFrom('apiKeys')
    .innerJoin('shops', 'shops.id', 'apiKeys.shopId')
    .select('shops.id')
    .where('keyHash', '=', hashToken(key))
    .where('revokedAt', 'is', null)
    .where('sandbox', '=', 0)
    .where('shops.active', '=', 1)
    .executeTakeFirst();
  return row ? loadShop(tx, row.id) : null;
}
