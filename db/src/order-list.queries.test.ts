import { beforeAll, expect, test } from 'vitest';
import { insertUser } from './account.queries.ts';
import type { Database } from './engine/database.ts';
import { saveOrder } from './engine/save-order.ts';
import type { OrderListFilters } from './order-list-plan.ts';
import { countOrders, listOrders, type OrderCursor, type OrderPaging } from './order-list.queries.ts';
import type { Shop } from './shop.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';

onEachDatabase('lists of orders', (open) => {
  let db: Database;
  let one: Shop;
  let two: Shop;
  let seller: string;

  /** Minutes after noon at which the orders found were created, page after page. */
  const minutes = async (filters: OrderListFilters, paging: OrderPaging = { size: 2 }) => {
    const found: number[] = [];
    let after: OrderCursor | null = null;
    do {
      const page = await listOrders(db, filters, { ...paging, after });
      expect(page.orders.length).toBeLessThanOrEqual(paging.size);
      found.push(...page.orders.map(({ createdAt }) => createdAt - noon));
      after = page.next;
    } while (after);
    return found;
  };

  beforeAll(async () => {
    db = await open();
    one = await makeShop(db, 'one');
    two = await makeShop(db, 'two');
    const user = {
      email: 'anna@sklep.pl',
      fullName: 'Anna Lis',
      shopId: one.id,
      roles: ['shop_employee'] as const,
    };
    ({ id: seller } = await db.transaction((tx) => insertUser(tx, user, noon)));
    await makeOrder(db, one, { at: noon + 1 });
    await makeOrder(db, two, { at: noon + 2, financingType: 'plm' });
    await makeOrder(db, one, { at: noon + 3, status: 'canceled', userId: seller });
    await makeOrder(db, one, { at: noon + 4, salesChannel: 'pos' });
    await makeOrder(db, one, { at: noon + 4, salesChannel: 'pos', userId: seller });
    await makeOrder(db, two, { at: noon + 5, status: 'canceled', financingType: 'plm' });
    const early = await makeOrder(db, two, { at: noon + 6 });
    await db.transaction((tx) => saveOrder(tx, early, { status: 'finished' }, noon + 60));
  });

  test('go on after the last row, also among rows of one moment', async () => {
    expect(await minutes({ shopIds: null })).toEqual([6, 5, 4, 4, 3, 2, 1]);
    expect(await minutes({ shopIds: null }, { size: 3, direction: 'asc' })).toEqual([1, 2, 3, 4, 4, 5, 6]);
  });

  test('are merged from shops and statuses that are read one by one', async () => {
    expect(await minutes({ shopIds: [two.id, one.id], statuses: ['canceled', 'finished'] })).toEqual([
      6, 5, 3,
    ]);
    expect(await minutes({ shopIds: [one.id] })).toEqual([4, 4, 3, 1]);
    expect(await minutes({ shopIds: null, statuses: ['sumup', 'sumup', 'canceled'] })).toEqual([
      5, 4, 4, 3, 2, 1,
    ]);
  });

  test('are filtered by salesman, financing, channel and days', async () => {
    expect(await minutes({ shopIds: null, userId: seller })).toEqual([4, 3]);
    expect(await minutes({ shopIds: null, financingTypes: ['plm', 'loan' as 'plm'] })).toEqual([5, 2]);
    expect(await minutes({ shopIds: null, salesChannels: ['pos'] })).toEqual([4, 4]);
    expect(await minutes({ shopIds: [one.id], createdFrom: noon + 3, createdBefore: noon + 4 })).toEqual([3]);
    expect(
      await minutes({
        shopIds: [one.id, two.id],
        userId: seller,
        statuses: ['sumup'],
        salesChannels: ['pos'],
      }),
    ).toEqual([4]);
  });

  test('are ordered by the last change of status', async () => {
    const sorted = { size: 2, sort: 'statusSince' } as const;
    expect(await minutes({ shopIds: null, statuses: ['finished', 'canceled'] }, sorted)).toEqual([6, 5, 3]);
    expect(await minutes({ shopIds: [two.id], createdBefore: noon + 6 }, sorted)).toEqual([5, 2]);
    expect(await minutes({ shopIds: null }, { ...sorted, direction: 'asc' })).toEqual([1, 2, 3, 4, 4, 5, 6]);
  });

  test('of no shop and of no status are empty', async () => {
    expect(await listOrders(db, { shopIds: [] }, { size: 5 })).toEqual({ orders: [], next: null });
    expect(await listOrders(db, { shopIds: null, statuses: [] }, { size: 5 })).toEqual({
      orders: [],
      next: null,
    });
  });

  test('find what lies behind more rows than one page looks at', async () => {
    const busy = await makeShop(db, 'busy');
    await db.transaction(async (tx) => {
      const { insertOrder } = await import('./engine/insert-order.ts');
      const { newOrder } = await import('./testing/sample-rows.ts');
      await insertOrder(tx, newOrder(busy, { at: noon - 5, financingType: 'medical' }));
      for (let at = 0; at < 1_010; at += 1) await insertOrder(tx, newOrder(busy, { at: noon - 4 }));
    });
    const filters = { shopIds: [busy.id], financingTypes: ['medical'] } as const;
    const first = await listOrders(db, filters, { size: 5 });
    expect([first.orders.length, first.next === null]).toEqual([0, false]);
    expect(await minutes(filters)).toEqual([-5]);
  });

  test("tabs' counts follow every transition, of all shops as of each", async () => {
    expect(await countOrders(db, { shopIds: [two.id] })).toEqual({ sumup: 1, canceled: 1, finished: 1 });
    expect(await countOrders(db, { shopIds: [one.id, two.id] })).toEqual({
      sumup: 4,
      canceled: 2,
      finished: 1,
    });
    expect(await countOrders(db, { shopIds: null })).toMatchObject({ canceled: 2, finished: 1 });
  });
});
