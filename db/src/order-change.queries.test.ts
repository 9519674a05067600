import { expect, test } from 'vitest';
import type { Database } from './engine/database.ts';
import { insertOrderChanges, listOrderChanges } from './order-change.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';
import { insertUser } from './account.queries.ts';

onEachDatabase('the corrections of an order', (open) => {
  async function corrected(db: Database): Promise<{ orderId: string; userId: string }> {
    const { id: orderId } = await makeOrder(db, await makeShop(db, 'shop'));
    const account = { email: 'a@b.pl', fullName: 'A', roles: ['admin'], shopId: null } as const;
    const login = { ...account, passwordHash: 'x', passwordChangedAt: noon };
    const { id: userId } = await db.transaction((tx) => insertUser(tx, login, noon));
    await db.transaction((tx) =>
      insertOrderChanges(tx, { orderId, userId, at: noon }, [
        { field: 'user.email', before: 'jan@firma.pl', after: 'ewa@firma.pl' },
        { field: 'external_order_id', before: null, after: 'EK-1' },
      ]),
    );
    return { orderId, userId };
  }

  test('are listed newest first, and nothing of them is stored in clear', async () => {
    const db = await open();
    const { orderId, userId } = await corrected(db);
    const id = expect.any(String) as string;
    expect(await listOrderChanges(db, orderId, { limit: 10 })).toEqual([
      { id, userId, field: 'external_order_id', before: null, after: 'EK-1', at: noon },
      { id, userId, field: 'user.email', before: 'jan@firma.pl', after: 'ewa@firma.pl', at: noon },
    ]);
    const stored = await db.kysely.selectFrom('orderChanges').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/firma|EK-1/u);
  });

  test('stay as they are: a row is neither changed nor removed', async () => {
    const db = await open();
    await corrected(db);
    const refused = 'order_changes is only appended to';
    const changed = db.transaction((tx) =>
      tx.kysely.updateTable('orderChanges').set({ field: 'user.phone' }).execute(),
    );
    await expect(changed).rejects.toThrow(refused);
    const removed = db.transaction((tx) => tx.kysely.deleteFrom('orderChanges').execute());
    await expect(removed).rejects.toThrow(refused);
  });
});
