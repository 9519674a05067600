import { dataKinds, type DataKind } from '@app/machines/rules';
import type { Database, Tx } from '../engine/database.ts';
import { eraseOrder } from './erase-order.ts';

const batch = 100;

/** The kinds that were erased of an order; all of them where its key was destroyed. */
async function erasedKinds(tx: Tx, orderId: string): Promise<readonly DataKind[]> {
  const key = await tx.kysely
    .selectFrom('orderKeys')
    .select('destroyedAt')
    .where('orderId', '=', orderId)
    .where('destroyedAt', 'is not', null)
    .executeTakeFirst();
  if (key === undefined) {
    const rows = await tx.kysely
      .selectFrom('orderErasures')
      .select('kind')
      .where('orderId', '=', orderId)
      .execute();
    return rows.map(({ kind }) => kind);
  }
  // Nobody can open it any more, not even to read the order that is erased.
  await tx.kysely.updateTable('orders').set({ contact: null }).where('id', '=', orderId).execute();
  return dataKinds;
}

/**
 * Erases in a restored database what was erased since it was copied, an order a transaction; answers of how many orders. To be
 * run before anybody is served.
 */
export async function eraseAgain(db: Database, at: number): Promise<number> {
  let count = 0;
  for (;;) {
    const rests = await db.kysely
      .selectFrom('erasureRests')
      .select(['id', 'orderId'])
      .where('place', '=', 'rows')
      .limit(batch)
      .execute();
    if (rests.length === 0) return count;
    for (const { id, orderId } of rests)
      await db.transaction(async (tx) => {
        await eraseOrder(tx, { orderId, kinds: await erasedKinds(tx, orderId), requestId: null }, at);
        await tx.kysely.deleteFrom('erasureRests').where('id', '=', id).execute();
      });
    count += rests.length;
  }
}
