import type { Tx } from '../database.ts';
import { shopFromRows, type Shop } from './shop.ts';

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
