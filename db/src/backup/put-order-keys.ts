import type { DataKind } from '@app/machines/rules';
import type { Database, Tx } from '../engine/database.ts';
import { newId } from '../engine/ids.ts';
import type { StoredOrderKey } from './order-key-file.ts';

const batchSize = 500;

/**
 * Gives a restored database today's keys of its orders and writes down what of them is to be erased again; answers of how many. Orders
 * that it does not know are left out.
 */
export async function putOrderKeys(db: Database, keys: AsyncIterable<StoredOrderKey>): Promise<number> {
  let batch: StoredOrderKey[] = [];
  let again = 0;
  const write = async (): Promise<void> => {
    const some = batch;
    batch = [];
    if (some.length > 0) again += await db.transaction((tx) => putSome(tx, some));
  };
  for await (const key of keys) {
    batch.push(key);
    if (batch.length === batchSize) await write();
  }
  await write();
  return again;
}

async function putSome(tx: Tx, keys: readonly StoredOrderKey[]): Promise<number> {
  const known = await tx.kysely
    .selectFrom('orders')
    .select(['id', 'erasedAt'])
    .where(
      'id',
      'in',
      keys.map(({ orderId }) => orderId),
    )
    .execute();
  const erasedAt = new Map(known.map((order) => [order.id, order.erasedAt]));
  let again = 0;
  for (const key of keys.filter(({ orderId }) => erasedAt.has(orderId))) {
    const { orderId, sealedKey, destroyedAt, erased } = key;
    if ((sealedKey ?? destroyedAt) !== null)
      await tx.kysely.insertInto('orderKeys').values({ orderId, sealedKey, destroyedAt }).execute();
    if ((destroyedAt ?? erased) === null || erasedAt.get(orderId) !== null) continue;
    await noteErased(tx, key);
    again += 1;
  }
  return again;
}

/** What was erased since the backup is erased again before anybody is served. */
async function noteErased(tx: Tx, { orderId, restrictedAt, erased }: StoredOrderKey): Promise<void> {
  const kinds = (erased ?? '').split(',').flatMap((one) => {
    const [kind = '', at] = one.split('@');
    return at === undefined ? [] : [{ orderId, kind: kind as DataKind, at: Number(at), requestId: null }];
  });
  if (kinds.length > 0)
    await tx.kysely
      .insertInto('orderErasures')
      .values(kinds)
      .onConflict((conflict) => conflict.columns(['orderId', 'kind']).doNothing())
      .execute();
  if (restrictedAt !== null)
    await tx.kysely.updateTable('orders').set({ restrictedAt }).where('id', '=', orderId).execute();
  const rest = { id: newId(), orderId, place: 'rows' as const, path: null, createdAt: 0 };
  await tx.kysely.insertInto('erasureRests').values(rest).execute();
}
