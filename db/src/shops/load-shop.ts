import type { Tx } from '../database.ts';
import { loadShops } from './load-shops.ts';
import type { Shop } from './shop.ts';

export async function loadShop(tx: Tx, id: string): Promise<Shop | null> {
  return (await loadShops(tx, [id]))[0] ?? null;
}
