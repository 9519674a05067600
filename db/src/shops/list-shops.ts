import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { startsWith } from '../fold-text.ts';
import { loadShops } from './load-shops.ts';
import type { Shop } from './shop.ts';

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
