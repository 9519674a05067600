import { sql } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { StoredOrderKey } from './order-key-file.ts';

const batchSize = 500;

/** Gives a restored database today's keys of its orders; answers how many of its orders were erased since it was copied. Orders that it does not know are left out. */
export async function putOrderKeys(db: Database, keys: AsyncIterable<StoredOrderKey>): Promise<number> {
  let batch: StoredOrderKey[] = [];
  const write = async (): Promise<void> => {
    const some = batch;
    batch = [];
    if (some.length > 0) await db.transaction((tx) => insertKnown(tx, some));
  };
  for await (const key of keys) {
    batch.push(key);
    if (batch.length === batchSize) await write();
  }
  await write();
  const { count } = await db.kysely
    .selectFrom('orderKeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('destroyedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function insertKnown(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  keys: readonly StoredOrderKey[],
) {
  const known = new Set(
    (
      await tx.kysely
        .selectFrom('orders')
        .select('id')
        .where(
          'id',
          'in',
          keys.map(({ orderId }) => orderId),
        )
        .execute()
    ).map(({ id }) => id),
  );
  const rows = keys.filter(({ orderId }) => known.has(orderId));
  if (rows.length > 0) await tx.kysely.insertInto('orderKeys').values(rows).execute();
}

/** Whether the tables have keys of orders: those of a release before them have none. */
export async function hasOrderKeys(db: Database): Promise<boolean> {
  const { rows } =
    db.dialect === 'postgres'
      ? await sql`select 1 where to_regclass('order_keys') is not null`.execute(db.kysely)
      : await sql`select 1 from sqlite_master where name = 'order_keys'`.execute(db.kysely);
  return rows.length > 0;
}
