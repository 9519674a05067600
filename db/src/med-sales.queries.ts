import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import { startsWith } from './fold-text.ts';
import { loadShops } from './shop.queries.ts';
import type { Shop } from './shop.ts';

/** The active shops that sell medical equipment, by name; `name` is how the name begins, without case and accents. */
export async function listMedicalProviders(
  tx: Tx,
  { name, most }: { readonly name: string | undefined; readonly most: number },
): Promise<readonly Shop[]> {
  const rows = await tx.kysely
    .selectFrom('shops')
    .innerJoin('shopConfigs', 'shopConfigs.shopId', 'shops.id')
    .select('shops.id')
    .where('shops.active', '=', 1)
    .where('shopConfigs.channel', '=', 'shop')
    .where('shopConfigs.financingType', '=', 'medical')
    .$if(name !== undefined, (query) =>
      query.where(
        (eb) => sql<boolean>`${eb.ref('shops.nameFold')} like ${startsWith(name ?? '')} escape '\\'`,
      ),
    )
    .orderBy('shops.nameFold')
    .orderBy('shops.id')
    .limit(most)
    .execute();
  return loadShops(
    tx,
    rows.map(({ id }) => id),
  );
}
