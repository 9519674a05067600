import type { Selectable } from 'kysely';
import type { Tx } from '../engine/database.ts';
import type { ErasureRestsTable } from '../tables/erasure.ts';

/** What of an erased order has still to be removed outside the database. */
export interface ErasureRest extends Readonly<
  Pick<Selectable<ErasureRestsTable>, 'id' | 'orderId' | 'place' | 'path'>
> {
  readonly slug: string;
  readonly number: string;
}

/** In one place, the longest written down first. Removing twice does no harm, so nobody claims one. */
export function listErasureRests(
  tx: Tx,
  place: 'files' | 'simulators',
  limit: number,
): Promise<ErasureRest[]> {
  return tx.kysely
    .selectFrom('erasureRests')
    .innerJoin('orders', 'orders.id', 'erasureRests.orderId')
    .select(['erasureRests.id', 'erasureRests.orderId', 'place', 'path', 'orders.slug', 'orders.number'])
    .where('place', '=', place)
    .orderBy('erasureRests.id')
    .limit(limit)
    .execute();
}

/** It is removed. */
export async function endErasureRest(tx: Tx, id: string): Promise<void> {
  await tx.kysely.deleteFrom('erasureRests').where('id', '=', id).execute();
}
