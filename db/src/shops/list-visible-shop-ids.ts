import type { Tx } from '../database.ts';

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
