import { expect, test } from 'vitest';
import { insertComment } from '../comment.queries.ts';
import { eraseAgain } from '../erasure/erase-again.ts';
import { eraseOrder } from '../erasure/erase-order.ts';
import { loadOrderById } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { putOrderKeys } from './put-order-keys.ts';
import type { StoredOrderKey } from './order-key-file.ts';

async function* only(key: StoredOrderKey): AsyncGenerator<StoredOrderKey> {
  yield key;
}

onEachDatabase('a restored database', (open) => {
  const prepared = async () => {
    const db = await open();
    const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '+48600700800' };
    const { id } = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    const say = () =>
      db.transaction((tx) =>
        insertComment(tx, { orderId: id, userId: null, body: 'Uwaga', taskId: null }, noon),
      );
    const comments = async () => (await db.kysely.selectFrom('comments').select('id').execute()).length;
    await say();
    const { sealedKey } = await db.kysely
      .selectFrom('orderKeys')
      .select('sealedKey')
      .executeTakeFirstOrThrow();
    const key: StoredOrderKey = {
      ...{ orderId: id, sealedKey, destroyedAt: null },
      ...{ restrictedAt: null, erased: null },
    };
    // As a backup leaves it.
    const copied = () => db.transaction((tx) => tx.kysely.deleteFrom('orderKeys').execute());
    return { db, id, say, comments, key, copied };
  };

  test('has erased again what went since the backup', async () => {
    const { db, comments, key, copied } = await prepared();
    await copied();
    expect(await putOrderKeys(db, only({ ...key, erased: `communication@${noon}` }))).toBe(1);
    expect([await eraseAgain(db, noon), await comments()]).toEqual([1, 0]);
  });

  test('keeps what came after an erasure that is in the backup already', async () => {
    const { db, id, say, comments, key, copied } = await prepared();
    await db.transaction((tx) =>
      eraseOrder(tx, { orderId: id, kinds: ['communication'], requestId: null }, noon),
    );
    await say();
    await copied();
    expect(await putOrderKeys(db, only({ ...key, erased: `communication@${noon}` }))).toBe(0);
    expect([await eraseAgain(db, noon), await comments()]).toEqual([0, 1]);
  });

  test('restricts again an order of which nothing went', async () => {
    const { db, id, comments, key, copied } = await prepared();
    await copied();
    expect(await putOrderKeys(db, only({ ...key, restrictedAt: noon }))).toBe(0);
    expect([(await loadOrderById(db, id))?.restrictedAt, await comments()]).toEqual([noon, 1]);
  });
});
