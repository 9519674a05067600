import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertUser } from '../account.queries.ts';
import type { Database } from '../engine/database.ts';
import { loadOrderById } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { personalData } from './0012-personal-data.ts';
import { columnTypes } from './column-types.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';

/** The migration as a database of the release before meets it: what it brought goes, and comes again. */
async function migrateAgain(db: Database): Promise<void> {
  const back = [
    'drop index orders_sold_created',
    'drop index orders_sold_moved',
    'alter table orders drop column sold_by',
    'alter table drafts drop column typed_numbers',
    'alter table agreements drop column reading_file_id',
    'drop table number_reveals',
    ...(db.dialect === 'postgres' ? ['drop function refuse_to_change_reveals()'] : []),
  ];
  await db.transaction(async (tx) => {
    for (const statement of [...back, ...personalData(columnTypes[db.dialect])])
      await sql.raw(statement).execute(tx.kysely);
  });
}

onEachDatabase('a database of the release before', (open) => {
  test('learns from the history who sold the orders that are under way', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const account = { email: 'a@test.example', fullName: 'A', roles: ['shop_employee'] as const };
    const { id: seller } = await db.transaction((tx) =>
      insertUser(tx, { ...account, passwordHash: null, passwordChangedAt: null }, noon),
    );
    const begin = async (userId: string | null) => {
      const { id } = await makeOrder(db, shop);
      await db.transaction((tx) =>
        appendOrderEvent(tx, {
          ...{ orderId: id, seq: 1, event: 'CREATE', factsPatch: {}, fromStatus: null, toStatus: 'sumup' },
          ...{
            visited: ['sumup'],
            actor: 'salesman',
            userId,
            reason: null,
            forced: false,
            edges: [],
            at: noon,
          },
          chartHash: 'chart',
        }),
      );
      return id;
    };
    const orders = [await begin(seller), await begin(null), (await makeOrder(db, shop)).id];
    await migrateAgain(db);
    const sellers = await Promise.all(orders.map(async (id) => (await loadOrderById(db, id))?.soldBy));
    expect(sellers).toEqual([seller, null, null]);
  });
});
