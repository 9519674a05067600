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
  const before = await tx.kysely
    .selectFrom('orderErasures')
    .select(['orderId', 'kind'])
    .where('orderId', 'in', [...erasedAt.keys(), ''])
    .execute();
  const erasedKinds = new Set(before.map(({ orderId, kind }) => `${orderId} ${kind}`));
  let again = 0;
  for (const { orderId, sealedKey, destroyedAt, restrictedAt, erased } of keys) {
    const erasedBefore = erasedAt.get(orderId);
    if (erasedBefore === undefined) continue;
    if ((sealedKey ?? destroyedAt) !== null)
      await tx.kysely.insertInto('orderKeys').values({ orderId, sealedKey, destroyedAt }).execute();
    if (restrictedAt !== null)
      await tx.kysely.updateTable('orders').set({ restrictedAt }).where('id', '=', orderId).execute();
    if (erasedBefore !== null) continue;
    const kinds = kindsIn(erased).filter(({ kind }) => !erasedKinds.has(`${orderId} ${kind}`));
    if (destroyedAt === null && kinds.length === 0) continue;
    await noteErased(tx, orderId, destroyedAt === null ? kinds : null);
    again += 1;
  }
  return again;
}

const kindsIn = (erased: string | null) =>
  (erased ?? '').split(',').flatMap((one) => {
    const [kind = '', at] = one.split('@');
    return at === undefined ? [] : [{ kind: kind as DataKind, at: Number(at) }];
  });

/** What was erased since the backup is erased again before anybody is served: these kinds, or all where there are none. */
async function noteErased(
  tx: Tx,
  orderId: string,
  kinds: readonly { readonly kind: DataKind; readonly at: number }[] | null,
): Promise<void> {
  const path = kinds === null ? null : kinds.map(({ kind }) => kind).join();
  const rest = { id: newId(), orderId, place: 'rows' as const, path, createdAt: 0 };
  await tx.kysely.insertInto('erasureRests').values(rest).execute();
}
