import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from './engine/database.ts';
import { claimExternalOrder, ExternalNumberTaken, loadExternalOrder } from './external-order.queries.ts';
import { externalOrders } from './migrations/0013-external-orders.ts';
import { columnTypes } from './migrations/column-types.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop } from './testing/sample-rows.ts';

onEachDatabase("a shop's own number", (open, on) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  test('means one order of the shop, whatever stands around it', async () => {
    const [shop, other] = [await makeShop(db, 'one'), await makeShop(db, 'other')];
    const [first, second] = [await makeOrder(db, shop), await makeOrder(db, shop)];
    const claim = (shopId: string, externalOrderId: string, orderId: string) =>
      db.transaction((tx) =>
        claimExternalOrder(tx, { shopId, externalOrderId }, { orderId, content: 'abc' }),
      );
    await claim(shop.id, ' 17 ', first.id);
    await expect(claim(shop.id, '17', second.id)).rejects.toThrow(ExternalNumberTaken);
    await claim(other.id, '17', second.id);
    const found = (externalOrderId: string, content: string) =>
      loadExternalOrder(db, { shopId: shop.id, externalOrderId }, content);
    expect(await found('17', 'abc')).toEqual({ order: first, sameContent: true });
    expect(await found(' 17', 'abd')).toEqual({ order: first, sameContent: false });
    expect(await found('18', 'abc')).toBeNull();
  });

  test('of an older database means the newest of the orders that have it, and nobody knows what was sent', async () => {
    const shop = await makeShop(db, 'old');
    const number = (externalOrderId: string) => makeOrder(db, shop, { externalOrderId });
    await number('A');
    const newest = await number(' A');
    const alone = await number('B');
    await makeOrder(db, shop, { externalOrderId: 'A', receiveChannel: 'salesman_panel' });
    await makeOrder(db, shop);
    const types = columnTypes[on === 'SQLite' ? 'sqlite' : 'postgres'];
    await db.transaction(async ({ kysely }) => {
      await sql`drop table external_orders`.execute(kysely);
      for (const statement of externalOrders(types)) await sql.raw(statement).execute(kysely);
    });
    const found = (externalOrderId: string) =>
      loadExternalOrder(db, { shopId: shop.id, externalOrderId }, 'abc');
    expect([await found('A'), await found('B')]).toEqual([
      { order: newest, sameContent: false },
      { order: alone, sameContent: false },
    ]);
  });
});
