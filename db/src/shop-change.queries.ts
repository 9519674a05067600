import type { Tx } from './engine/database.ts';
import type { Shop } from './shop.ts';

/** A shop's field that was changed, by whom; values as JSON. */
export interface ShopChange {
  readonly version: number;
  readonly at: number;
  readonly by: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Fields with their values before and after, as the form of a shop holds them. */
export type ChangedFields = readonly {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}[];

/** Keeps what the next version of a shop changed, and who did. */
export async function noteShopChanges(
  tx: Tx,
  { id, version }: Shop,
  changed: ChangedFields,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> {
  if (changed.length === 0) return;
  await tx.kysely
    .insertInto('shopChanges')
    .values(
      changed.map(({ field, before, after }) => ({
        ...{ shopId: id, version: version + 1, field, at, changedBy: by },
        ...{ valueBefore: JSON.stringify(before), valueAfter: JSON.stringify(after) },
      })),
    )
    .execute();
}

/** The latest changes of a shop, with who made them. */
export async function listShopChanges(tx: Tx, shopId: string, most: number): Promise<ShopChange[]> {
  return tx.kysely
    .selectFrom('shopChanges')
    .innerJoin('users', 'users.id', 'shopChanges.changedBy')
    .select(['at', 'users.fullName as by', 'field', 'valueBefore as before', 'valueAfter as after'])
    .select('shopChanges.version as version')
    .where('shopChanges.shopId', '=', shopId)
    .orderBy('shopChanges.version', 'desc')
    .orderBy('field')
    .limit(most)
    .execute();
}
