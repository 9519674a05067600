import type { OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import { foldText, startsWith } from './fold-text.ts';
import { noteShopChanges, type ChangedFields } from './shop-change.queries.ts';
import { loadShops } from './shop.queries.ts';
import { settingColumns, type Shop, type ShopSettings } from './shop.ts';
import { bit } from './tables/columns.ts';

/** A shop as the list of head office shows it. */
export interface ListedShop extends Shop {
  readonly parentName: string | null;
  readonly accounts: number;
  /** Orders that began since the asked moment. */
  readonly orders: number;
}

const countBy = (rows: readonly { readonly shopId: string | null; readonly count: unknown }[]) =>
  new Map(rows.map(({ shopId, count }) => [shopId, Number(count)]));

/** Shops by name: those whose names begin so, that are active or blocked, that stand under a parent; and how many there are. */
export async function listManagedShops(
  tx: Tx,
  search: {
    readonly name: string | null;
    readonly active: boolean | null;
    readonly parentId: string | null;
    readonly ordersSince: number;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly shops: readonly ListedShop[]; readonly count: number }> {
  const { name, active, parentId } = search;
  const found = tx.kysely
    .selectFrom('shops')
    .$if(name !== null, (query) =>
      query.where((eb) => sql<boolean>`${eb.ref('nameFold')} like ${startsWith(name ?? '')} escape '\\'`),
    )
    .$if(active !== null, (query) => query.where('active', '=', bit(active ?? true)))
    .$if(parentId !== null, (query) => query.where('parentId', '=', parentId ?? ''));
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select('id')
    .orderBy('nameFold')
    .orderBy('id')
    .offset(search.offset)
    .limit(search.limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { shops: [], count: Number(count) };
  const shops = await loadShops(tx, ids);
  const parents = shops.flatMap((shop) => shop.parentId ?? []);
  const [accounts, orders, names] = await Promise.all([
    tx.kysely
      .selectFrom('users')
      .select((eb) => ['shopId', eb.fn.countAll<number>().as('count')])
      .where('shopId', 'in', ids)
      .groupBy('shopId')
      .execute(),
    tx.kysely
      .selectFrom('orders')
      .select((eb) => ['shopId', eb.fn.countAll<number>().as('count')])
      .where('shopId', 'in', ids)
      .where('createdAt', '>=', search.ordersSince)
      .groupBy('shopId')
      .execute(),
    parents.length === 0
      ? []
      : tx.kysely.selectFrom('shops').select(['id', 'name']).where('id', 'in', parents).execute(),
  ]);
  const [accountsOf, ordersOf] = [countBy(accounts), countBy(orders)];
  return {
    count: Number(count),
    shops: shops.map((shop) => ({
      ...shop,
      parentName: names.find(({ id }) => id === shop.parentId)?.name ?? null,
      accounts: accountsOf.get(shop.id) ?? 0,
      orders: ordersOf.get(shop.id) ?? 0,
    })),
  };
}

/** What hangs on a shop: its child shops, its accounts and who of them is signed in, its orders that are not at an end. */
export async function loadShopFigures(
  tx: Tx,
  {
    shopId,
    now,
    closed,
  }: { readonly shopId: string; readonly now: number; readonly closed: readonly OrderStatus[] },
) {
  const total = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: unknown }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const [children, accounts, signedIn, openOrders] = await Promise.all([
    total(
      tx.kysely
        .selectFrom('shops')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('parentId', '=', shopId),
    ),
    total(
      tx.kysely
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('shopId', '=', shopId),
    ),
    total(
      tx.kysely
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('shopId', '=', shopId)
        .where('id', 'in', (eb) =>
          eb.selectFrom('sessions').select('userId').where('idleEndsAt', '>', now).where('endsAt', '>', now),
        ),
    ),
    total(
      tx.kysely
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('shopId', '=', shopId)
        .where('status', 'not in', closed),
    ),
  ]);
  return { children, accounts, signedIn, openOrders };
}

/** Whether another shop has the name; case and accents do not count. */
export async function isShopNameTaken(tx: Tx, name: string, id: string | null): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('shops')
    .select('id')
    .where('nameFold', '=', foldText(name))
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Shops that may stand above a shop: any active one but itself and those under it. By name, at most a hundred. */
export async function listPotentialParents(
  tx: Tx,
  { name, under }: { readonly name: string; readonly under: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  return tx.kysely
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('active', '=', 1)
    .where((eb) => sql<boolean>`${eb.ref('nameFold')} like ${startsWith(name)} escape '\\'`)
    .$if(under.length > 0, (query) => query.where('id', 'not in', under))
    .orderBy('nameFold')
    .orderBy('id')
    .limit(100)
    .execute();
}

type ShopValues = Pick<
  Shop,
  | 'name'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'url'
  | 'parentId'
  | 'customTheme'
  | 'qes'
  | 'minOrderPrice'
  | 'maxOrderPrice'
  | 'configs'
> & { readonly settings: ShopSettings };

/** Writes a shop as it should be, over the version that was read, and which of its fields were changed. False where it was changed meanwhile. */
export async function updateShop(
  tx: Tx,
  before: Shop,
  values: ShopValues,
  { changed, by, at }: { readonly changed: ChangedFields; readonly by: string; readonly at: number },
): Promise<boolean> {
  const { settings, configs, qes, name, street, postalCode, city, phone, url } = values;
  const { parentId, customTheme, minOrderPrice, maxOrderPrice } = values;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('shops')
    .set({
      ...{ name, street, postalCode, city, phone, url },
      ...{ parentId, customTheme, minOrderPrice, maxOrderPrice },
      nameFold: foldText(name),
      qes: bit(qes),
      version: before.version + 1,
      updatedAt: at,
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.kysely
    .updateTable('shopSettings')
    .set(settingColumns(settings))
    .where('shopId', '=', before.id)
    .execute();
  await tx.kysely.deleteFrom('shopConfigs').where('shopId', '=', before.id).execute();
  if (configs.length > 0)
    await tx.kysely
      .insertInto('shopConfigs')
      .values(configs.map((config) => ({ shopId: before.id, ...config })))
      .execute();
  await noteShopChanges(tx, before, changed, { by, at });
  return true;
}
