import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';

/** A shop's brokers and providers, by their ids. */
export interface ShopLinks {
  readonly brokers: readonly string[];
  readonly providers: readonly string[];
}

type Named = { readonly id: string; readonly name: string };

export async function loadShopLinks(tx: Tx, shopId: string): Promise<ShopLinks> {
  const brokers = await tx.kysely
    .selectFrom('shopBrokers')
    .select('brokerId')
    .where('shopId', '=', shopId)
    .orderBy('brokerId')
    .execute();
  const providers = await tx.kysely
    .selectFrom('shopProviders')
    .select('providerId')
    .where('shopId', '=', shopId)
    .orderBy('providerId')
    .execute();
  return {
    brokers: brokers.map(({ brokerId }) => brokerId),
    providers: providers.map(({ providerId }) => providerId),
  };
}

/** A shop has these brokers and providers and no others. */
export async function saveShopLinks(
  tx: Tx,
  shopId: string,
  { brokers, providers }: ShopLinks,
): Promise<void> {
  await tx.kysely.deleteFrom('shopBrokers').where('shopId', '=', shopId).execute();
  await tx.kysely.deleteFrom('shopProviders').where('shopId', '=', shopId).execute();
  if (brokers.length > 0)
    await tx.kysely
      .insertInto('shopBrokers')
      .values(brokers.map((brokerId) => ({ shopId, brokerId })))
      .execute();
  if (providers.length > 0)
    await tx.kysely
      .insertInto('shopProviders')
      .values(providers.map((providerId) => ({ shopId, providerId })))
      .execute();
}

/** Every broker, by name. */
export async function listBrokers(tx: Tx): Promise<readonly Named[]> {
  return tx.kysely.selectFrom('brokers').select(['id', 'name']).orderBy('name').execute();
}

/** Adds a broker; false where one has the name. */
export async function insertBroker(tx: Tx, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx.kysely
    .insertInto('brokers')
    .values({ id: newId(), name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted ?? 0n) > 0n;
}

/** Active shops whose role is 'provider', but one: by name, at most two hundred. */
export async function listPotentialProviders(tx: Tx, exceptId: string | null): Promise<readonly Named[]> {
  return tx.kysely
    .selectFrom('shops')
    .innerJoin('shopSettings', 'shopSettings.shopId', 'shops.id')
    .select(['shops.id', 'shops.name'])
    .where('shopSettings.role', '=', 'provider')
    .where('shops.active', '=', 1)
    .$if(exceptId !== null, (query) => query.where('shops.id', '<>', exceptId ?? ''))
    .orderBy('shops.nameFold')
    .orderBy('shops.id')
    .limit(200)
    .execute();
}
