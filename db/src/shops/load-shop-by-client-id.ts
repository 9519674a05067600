import type { Tx } from '../database.ts';
import { loadShop } from './load-shop.ts';
import type { Shop } from './shop.ts';

/** By the id that the widget on the shop's page carries. */
export async function loadShopByClientId(tx: Tx, clientId: string): Promise<Shop | null> {
  const row = await tx.kysely
    .selectFrom('shops')
    .select('id')
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ? loadShop(tx, row.id) : null;
}
