import { sql, type Kysely } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { foldText, startsWith } from './fold-text.ts';
import { newShopSettings, settingColumns, shopFromRows, type Shop, type ShopSettings } from './shop.ts';
import { bit } from './tables/columns.ts';
import type { Schema } from './tables/schema.ts';

export type NewShop = Pick<Shop, 'clientId' | 'name' | 'street' | 'postalCode' | 'city' | 'configs'> &
  Partial<Omit<Shop, 'settings' | 'version' | 'createdAt' | 'updatedAt'>> & {
    readonly settings?: Partial<ShopSettings>;
  };

/** Of which the company itself sells; it is there from the first migration on. */
const ownBroker = 'own';

/** Active unless said otherwise, with the company's own sale as its broker. */
export async function insertShop(tx: Tx, shop: NewShop, at: number): Promise<Shop> {
  const { id = newId(), settings, configs, ...fields } = shop;
  const whole: Shop = {
    parentId: null,
    phone: null,
    logoFileId: null,
    url: null,
    customTheme: null,
    qes: false,
    active: true,
    minOrderPrice: null,
    maxOrderPrice: null,
    ...fields,
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    settings: { ...newShopSettings, ...settings },
    configs,
  };
  const { settings: set, configs: _, ...columns } = whole;
  await tx.kysely
    .insertInto('shops')
    .values({ ...columns, nameFold: foldText(whole.name), qes: bit(whole.qes), active: bit(whole.active) })
    .execute();
  await tx.kysely
    .insertInto('shopSettings')
    .values({ shopId: id, ...settingColumns(set) })
    .execute();
  await tx.kysely.insertInto('shopBrokers').values({ shopId: id, brokerId: ownBroker }).execute();
  if (configs.length > 0) {
    await tx.kysely
      .insertInto('shopConfigs')
      .values(configs.map(({ channel, financingType }) => ({ shopId: id, channel, financingType })))
      .execute();
  }
  return whole;
}

/** Whole shops of these ids, in the order asked for; unknown ids are left out. Three statements, however many. */
export async function loadShops(tx: Tx, ids: readonly string[]): Promise<Shop[]> {
  if (ids.length === 0) return [];
  const [shops, settings, configs] = await Promise.all([
    tx.kysely.selectFrom('shops').selectAll().where('id', 'in', ids).execute(),
    tx.kysely.selectFrom('shopSettings').selectAll().where('shopId', 'in', ids).execute(),
    tx.kysely
      .selectFrom('shopConfigs')
      .selectAll()
      .where('shopId', 'in', ids)
      .orderBy('channel')
      .orderBy('financingType')
      .execute(),
  ]);
  return ids.flatMap((id) => {
    const shop = shops.find((row) => row.id === id);
    const set = settings.find((row) => row.shopId === id);
    if (!shop || !set) return [];
    const own = configs.filter((row) => row.shopId === id);
    return [
      shopFromRows(
        shop,
        set,
        own.map(({ channel, financingType }) => ({ channel, financingType })),
      ),
    ];
  });
}

export async function loadShop(tx: Tx, id: string): Promise<Shop | null> {
  return (await loadShops(tx, [id]))[0] ?? null;
}

/** By the id that the widget on the shop's page carries. */
export async function loadShopByClientId(tx: Tx, clientId: string): Promise<Shop | null> {
  const row = await tx.kysely
    .selectFrom('shops')
    .select('id')
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ? loadShop(tx, row.id) : null;
}

/** Where the page before ended. */
export type ShopCursor = readonly [nameFold: string, id: string];

/** By name. `name` is how the name begins, without case and accents; `parentId` lists a shop's child shops. */
export async function listShops(
  tx: Tx,
  {
    name,
    parentId,
    size,
    after,
  }: {
    readonly name?: string;
    readonly parentId?: string;
    readonly size: number;
    readonly after?: ShopCursor | null;
  },
): Promise<{ readonly shops: readonly Shop[]; readonly next: ShopCursor | null }> {
  const rows = await tx.kysely
    .selectFrom('shops')
    .select(['id', 'nameFold'])
    .$if(name !== undefined, (query) =>
      query.where((eb) => sql<boolean>`${eb.ref('nameFold')} like ${startsWith(name ?? '')} escape '\\'`),
    )
    .$if(parentId !== undefined, (query) => query.where('parentId', '=', parentId ?? ''))
    .$if(after != null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('nameFold', 'id'), '>', eb.tuple(after?.[0] ?? '', after?.[1] ?? '')),
      ),
    )
    .orderBy('nameFold')
    .orderBy('id')
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    shops: await loadShops(
      tx,
      page.map(({ id }) => id),
    ),
    next: rows.length > size && last ? [last.nameFold, last.id] : null,
  };
}

/** Shops by name, blocked ones too. */
export const listShopNames = (tx: Tx, most: number): Promise<{ id: string; name: string }[]> =>
  tx.kysely
    .selectFrom('shops')
    .select(['id', 'name'])
    .orderBy('nameFold')
    .orderBy('id')
    .limit(most)
    .execute();

/** More than these no page shows. */
const maxProviders = 100;

/** The active shops directly under a shop, by name. */
export const providersOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('active', '=', 1)
    .orderBy('nameFold')
    .orderBy('id')
    .limit(maxProviders);

/** The shops that a shop's accounts sell through. */
export const listProviders = (tx: Tx, shopId: string) =>
  providersOf(tx.kysely).where('parentId', '=', shopId).execute();

/** Whose orders a shop's account sees: its shop's, and those of the shops under it. */
export async function listVisibleShopIds(tx: Tx, shopId: string): Promise<string[]> {
  const rows = await tx.kysely
    .withRecursive('visible', (cte) =>
      cte
        .selectFrom('shops')
        .select('id')
        .where('id', '=', shopId)
        .union(
          cte.selectFrom('shops').innerJoin('visible', 'visible.id', 'shops.parentId').select('shops.id'),
        ),
    )
    .selectFrom('visible')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
