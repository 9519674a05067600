import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { statement } from '../statement.ts';
import type { ShopsTable } from '../tables/accounts.ts';
import type { Shop } from './shop.ts';

/** A shop as the pages of its orders show it: without settings and configs, which they do not ask about. */
export type ShopFront = Omit<Shop, 'settings' | 'configs'>;

const byId = statement<{ id: string }, Selectable<ShopsTable>>((db, given) =>
  db.selectFrom('shops').selectAll().where('id', '=', given.id),
);

export async function loadShopFront(tx: Tx, id: string): Promise<ShopFront | null> {
  const [row] = await tx.run(byId, { id });
  if (row === undefined) return null;
  const { nameFold: _fold, ...shop } = row;
  return { ...shop, qes: row.qes === 1, active: row.active === 1 };
}
