import { beforeAll, expect, test } from 'vitest';
import { listKeysOfShop, loadShopByApiKey, putApiKey, revokeApiKey } from './api-key.queries.ts';
import type { Database } from './engine/database.ts';
import { insertShop, listShops, listVisibleShopIds, loadShop, loadShopByClientId } from './shop.queries.ts';
import { shopFlags } from './shop.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeShop, noon } from './testing/sample-rows.ts';

onEachDatabase('shops', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  test('a shop comes back whole, by its id, its client id and the API key of its server', async () => {
    const shop = await makeShop(db, 'Łódź Sprzęt');
    await db.transaction((tx) => putApiKey(tx, { shopId: shop.id, key: 'secret', name: 'serwer' }, noon));
    expect(await loadShop(db, shop.id)).toEqual(shop);
    expect(await loadShopByClientId(db, shop.clientId)).toEqual(shop);
    expect(await loadShopByApiKey(db, 'secret')).toEqual(shop);
    expect(await loadShopByApiKey(db, 'other')).toBeNull();
  });

  test("a blocked shop's key opens nothing", async () => {
    await db.transaction(async (tx) => {
      const blocked = { clientId: 'blocked', name: 'blocked', active: false, configs: [] };
      const { id } = await insertShop(tx, { ...blocked, street: 'A', postalCode: '00-001', city: 'B' }, noon);
      await putApiKey(tx, { shopId: id, key: 'blocked-key', name: 'serwer' }, noon);
    });
    expect(await loadShopByApiKey(db, 'blocked-key')).toBeNull();
  });

  test("a revoked key opens nothing and stays on the list; the shop's other keys go on", async () => {
    const shop = await makeShop(db, 'keys');
    const put = (key: string, at: number) =>
      db.transaction((tx) => putApiKey(tx, { shopId: shop.id, key, name: key }, at));
    await put('first-key', noon);
    await put('second-key', noon + 1);
    const { id: strange } = await makeShop(db, 'other keys');
    await db.transaction((tx) => putApiKey(tx, { shopId: strange, key: 'strange-key', name: 'obcy' }, noon));
    const own = () => listKeysOfShop(db, shop.id);
    const [first] = await own();
    const revoke = (id: string) => db.transaction((tx) => revokeApiKey(tx, id, noon + 2));
    expect([await revoke(first?.id ?? ''), await revoke(first?.id ?? ''), await revoke('none')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await loadShopByApiKey(db, 'first-key')).toBeNull();
    expect(await loadShopByApiKey(db, 'second-key')).toEqual(shop);
    const row = { sandbox: false, id: expect.any(String), shopId: shop.id, shop: shop.clientId };
    expect(await own()).toEqual([
      { ...row, name: 'first-key', createdAt: noon, revokedAt: noon + 2 },
      { ...row, name: 'second-key', createdAt: noon + 1, revokedAt: null },
    ]);
  });

  test('shops are found by the start of the name without accents, page by page', async () => {
    for (const name of ['Żabka 2', 'żabka 1', 'Zabawki']) await makeShop(db, name);
    const page = await listShops(db, { name: 'ŻAB', size: 2 });
    expect(page.shops.map(({ name }) => name)).toEqual(['Zabawki', 'żabka 1']);
    const rest = await listShops(db, { name: 'ŻAB', size: 2, after: page.next });
    expect(rest).toMatchObject({ shops: [{ name: 'Żabka 2' }], next: null });
  });

  test('an account sees its own shop and all shops under it', async () => {
    const top = await makeShop(db, 'top');
    const under = (name: string, parentId: string) =>
      db.transaction((tx) =>
        insertShop(
          tx,
          { clientId: name, name, parentId, street: 'A', postalCode: '00-001', city: 'B', configs: [] },
          noon,
        ),
      );
    const child = await under('child', top.id);
    const grandchild = await under('grandchild', child.id);
    expect((await listVisibleShopIds(db, top.id)).sort()).toEqual([top.id, child.id, grandchild.id].sort());
    expect(await listVisibleShopIds(db, grandchild.id)).toEqual([grandchild.id]);
  });
});

test('the flags of menus are derived from the configs', () => {
  const flags = shopFlags([{ channel: 'pos', financingType: 'lease' }]);
  expect(Object.keys(flags)).toHaveLength(11);
  expect(Object.entries(flags).filter(([, has]) => has)).toEqual([['leasePos', true]]);
});
