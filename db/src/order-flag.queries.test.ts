import { expect, test } from 'vitest';
import {
  claimFlagChecks,
  endFlagCheck,
  isFlagCheckDue,
  listFlagsOf,
  loadFlagDetails,
  saveFlags,
} from './order-flag.queries.ts';
import { countFlagged, listFlaggedOrders } from './flagged-order.queries.ts';
import { saveCompany } from './company.queries.ts';
import { newCompany } from './company.ts';
import type { Database } from './engine/database.ts';
import { flagCheck } from './engine/order-flags.ts';
import { runWrite } from './engine/writes.ts';
import type { Order } from './engine/order-row.ts';
import type { OrderCursor } from './order-list.queries.ts';
import { replaceOrderItems } from './order-item.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleItem } from './testing/sample-rows.ts';

const claimAll = (db: Database, now: number) =>
  db.transaction((tx) => claimFlagChecks(tx, { now, until: now + 100, limit: 10 }));

onEachDatabase('flags of orders', (open) => {
  test('stand from their moment until they are settled, and keep it while they stand', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const { id } = await makeOrder(db, shop);
    const save = (since: number | null, at: number) =>
      db.transaction((tx) => saveFlags(tx, id, [{ flag: 'siemens', since }], at));
    const at = async (moment: number) => [
      (await listFlagsOf(db, [id], moment)).get(id) ?? [],
      (await countFlagged(db, 'siemens', moment)).oldest,
    ];
    await save(noon + 10, noon);
    expect(await at(noon + 9)).toEqual([[], null]);
    expect(await at(noon + 10)).toEqual([['siemens'], noon + 10]);
    await save(noon + 15, noon + 20);
    expect(await at(noon + 20)).toEqual([['siemens'], noon + 10]);
    await save(noon + 40, noon + 21);
    expect(await at(noon + 30)).toEqual([[], null]);
    await save(null, noon + 50);
    expect(await at(noon + 60)).toEqual([[], null]);
    await save(noon + 70, noon + 70);
    expect(await at(noon + 70)).toEqual([['siemens'], noon + 70]);
  });

  test('are checked once, and again at once where that is asked for meanwhile', async () => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'));
    const ask = (dueAt: number) => db.transaction((tx) => runWrite(tx, flagCheck(id, dueAt)));
    const end = (until: number, again: number | null) =>
      db.transaction((tx) => endFlagCheck(tx, { orderId: id, until, again }));
    await ask(noon);
    await ask(noon + 5);
    expect(await claimAll(db, noon - 1)).toEqual([]);
    expect(await claimAll(db, noon)).toEqual([id]);
    expect(await claimAll(db, noon)).toEqual([]);
    await ask(noon + 1);
    await end(noon + 100, null);
    expect(await claimAll(db, noon + 1)).toEqual([id]);
    await end(noon + 101, noon + 7_000_000);
    expect([await isFlagCheckDue(db, id, noon), await isFlagCheckDue(db, id, noon + 7_000_000)]).toEqual([
      false,
      true,
    ]);
    expect(await claimAll(db, noon + 7_000_000)).toEqual([id]);
    await end(noon + 7_000_100, null);
    expect(await claimAll(db, noon + 9_000_000)).toEqual([]);
  });

  test("are to be looked at once a company or a specification is known, with the company's other orders", async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const one = await makeOrder(db, shop, { at: noon });
    const two = await makeOrder(db, shop, { at: noon + 1, status: 'canceled' });
    await db.transaction(async (tx) => {
      for (const { id } of [one, two]) await saveCompany(tx, id, newCompany('5261040828'), noon);
      await replaceOrderItems(tx, one.id, [{ ...sampleItem, type: 'proforma' }]);
    });
    expect((await claimAll(db, noon)).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await loadFlagDetails(db, one.id, noon)).toEqual({
      ...{
        at: noon,
        hasProforma: true,
        hasSpecification: false,
        lacksBureauData: true,
        suspectedSince: null,
      },
      companyOrders: [{ id: two.id, status: 'canceled', statusSince: noon + 1, createdAt: noon + 1 }],
    });
  });

  test('narrow a list, which goes on after its last row', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const orders: Order[] = [];
    for (let at = 0; at < 5; at += 1) orders.push(await makeOrder(db, shop, { at: noon + at }));
    await makeOrder(db, shop, { at: noon + 9 });
    await db.transaction(async (tx) => {
      for (const { id } of orders) await saveFlags(tx, id, [{ flag: 'bik', since: noon }], noon);
      await saveFlags(tx, orders[0]?.id ?? '', [{ flag: 'siemens', since: noon }], noon);
    });
    const minutes = async (filters: object, direction: 'asc' | 'desc' = 'desc') => {
      const found: number[] = [];
      for (let after: OrderCursor | null = null; ;) {
        const paging = { size: 2, after, direction, sort: 'statusSince' } as const;
        const all = { shopIds: null, ...filters };
        const page = await listFlaggedOrders(db, ['bik', 'siemens'], all, paging, noon);
        found.push(...page.orders.map(({ createdAt }) => createdAt - noon));
        if (page.next === null) return found;
        after = page.next;
      }
    };
    expect([await minutes({}), await minutes({}, 'asc')]).toEqual([
      [4, 3, 2, 1, 0],
      [0, 1, 2, 3, 4],
    ]);
    expect(await minutes({ statuses: ['sumup'], createdFrom: noon + 3, attendantIds: [''] })).toEqual([4, 3]);
    expect([await minutes({ shopIds: [] }), await minutes({ attendantIds: ['nobody'] })]).toEqual([[], []]);
    expect(await countFlagged(db, 'bik', noon)).toEqual({ count: 5, oldest: noon });
  });
});
