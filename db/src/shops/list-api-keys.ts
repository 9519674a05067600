import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { ApiKeysTable } from '../tables/accounts.ts';

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
