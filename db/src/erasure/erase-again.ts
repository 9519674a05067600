import { dataKinds, type DataKind } from '@app/machines/rules';
import type { Database, Tx } from '../engine/database.ts';
import { eraseOrder } from './erase-order.ts';

const batch = 100;

/** The kinds of a rest; of an order whose key was destroyed all, and what nobody can open any more is emptied before. */
async function kindsOf(tx: Tx, orderId: string, path: string | null): Promise<readonly DataKind[]> {
  if (path !== null) return dataKinds.filter((kind) => path.split(',').includes(kind));
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
      .select(['id', 'orderId', 'path'])
      .where('place', '=', 'rows')
      .limit(batch)
      .execute();
    if (rests.length === 0) return count;
    for (const { id, orderId, path } of rests)
      await db.transaction(async (tx) => {
        await eraseOrder(tx, { orderId, kinds: await kindsOf(tx, orderId, path), requestId: null }, at);
        await tx.kysely.deleteFrom('erasureRests').where('id', '=', id).execute();
      });
    count += rests.length;
  }
}
