import { randomUUID } from 'node:crypto';
import {
  insertShop,
  listShopCategories,
  listShopChanges,
  loadShop,
  loadShopByClientId,
  loadShopLinks,
  loadUserByEmail,
  saveShopCategory,
  saveUser,
  setShopActive,
  updateShop,
  type Database,
  type Shop,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Child = ReplyOf<'getChildShop'>['shop'];
const place = { street: 'Monte Cassino 20', postal_code: '81-704', city: 'Sopot', phone: '58 345 00 07' };

onEachDatabase('a shop under a shop', (open) => {
  let db: Database;
  let world: RunningApp;
  let parent: Shop;
  const cookies = new Map<string, Record<string, string>>();

  const addShop = async (name: string, more: Partial<Parameters<typeof insertShop>[1]> = {}) => {
    const base = { street: 'Długa 1', postalCode: '31-147', city: 'Kraków', configs: [] };
    return db.transaction((tx) => insertShop(tx, { ...base, clientId: name, name, ...more }, 1));
  };
  async function make(name: string, shopId: string, role: 'shop_admin' | 'shop_employee' = 'shop_admin') {
    await insertAccount(db, { email: `${name}@child.example`, roles: [role], shopId });
    cookies.set(name, await world.signIn(`${name}@child.example`));
  }
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    parent = await addShop('Partner', {
      configs: [{ channel: 'shop', financingType: 'lease' }],
      settings: { allowSubShopsManagement: true, commissionInPercent: '1.50' },
      ...{ maxOrderPrice: 5_000_000, qes: true },
    });
    const other = await addShop('Inny', { settings: { allowSubShopsManagement: true } });
    await make('partner', parent.id);
    await make('sprzedawca', parent.id, 'shop_employee');
    await make('inny', other.id);
    await make('zwykly', (await loadShopByClientId(db, 'test'))?.id ?? '');
  });
  afterAll(() => world.stop());

  async function ask<T = { shop: Child } & Record<string, unknown>>(
    by: string,
    method: string,
    path: string,
    body?: object,
    key: string = randomUUID(),
  ) {
    const answer = await world.app.request(`/api/shop${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...cookies.get(by) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const add = (name: string, by = 'partner') => ask(by, 'POST', '/shops', { name, ...place });
  const names = async (by = 'partner', asked = '') => {
    const { body } = await ask<ReplyOf<'listChildShops'>>(by, 'GET', `/child_shops${asked}`);
    return body.shops.map(({ name }) => name);
  };

  test('sells what the one above sells, on its terms, also those that this one has for itself; it keeps none', async () => {
    const [kept, left] = await listShopCategories(db, 'general', parent.id);
    if (kept === undefined || left === undefined) throw new Error('Too few categories');
    const by = (await loadUserByEmail(db, 'partner@child.example'))?.id ?? '';
    await db.transaction(async (tx) => {
      const terms = { ...kept, marginInPercent: '7.77' };
      await saveShopCategory(tx, parent.id, kept, { terms, own: true, offered: true, by, at: 2 });
      await saveShopCategory(tx, parent.id, left, { terms: left, own: false, offered: false, by, at: 2 });
    });
    const added = await add('Partner Sopot');
    expect(added).toMatchObject({
      status: 201,
      body: { shop: { name: 'Partner Sopot', city: 'Sopot', phone: '+48583450007', active: true } },
    });
    const child = await loadShop(db, added.body.shop.id);
    expect(child).toMatchObject({
      ...{ parentId: parent.id, configs: parent.configs, maxOrderPrice: 5_000_000, qes: true, active: true },
      settings: { ...parent.settings, allowSubShopsManagement: false },
    });
    expect(await loadShopLinks(db, child?.id ?? '')).toEqual(await loadShopLinks(db, parent.id));
    const said = async (shopId: string) =>
      (await listShopCategories(db, 'general', shopId)).map(({ value, offered, terms, marginInPercent }) => ({
        ...{ value, offered, terms, marginInPercent },
      }));
    expect(await said(child?.id ?? '')).toEqual(await said(parent.id));
    expect((await said(child?.id ?? '')).slice(0, 2)).toMatchObject([
      { terms: 'own', marginInPercent: '7.77' },
      { offered: false },
    ]);
  });

  test('is listed by name with its accounts, and added once however often the same is sent', async () => {
    const body = { name: 'Partner Żukowo', ...place };
    const key = randomUUID();
    const first = await ask('partner', 'POST', '/shops', body, key);
    expect(await ask('partner', 'POST', '/shops', body, key)).toEqual(first);
    expect(await names()).toEqual(['Partner Sopot', 'Partner Żukowo']);
    expect(await names('partner', '?name=partner%20zu')).toEqual(['Partner Żukowo']);
    expect(await names('inny')).toEqual([]);
    const family = await ask<ReplyOf<'listFamilyShops'>>('partner', 'GET', '/shops?name=part');
    expect(family.body.shops.map(({ name }) => name)).toEqual(['Partner', 'Partner Sopot', 'Partner Żukowo']);
    expect(await add('partner zukowo')).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'Sklep o tej nazwie już istnieje' }] },
    });
  });

  test('is changed by who keeps the one above alone, over the version that was read, and in nothing but its place', async () => {
    const { shop } = (await add('Partner Reda')).body;
    const before = await loadShop(db, shop.id);
    const moved = { name: 'Partner Rumia', ...place, city: 'Rumia', phone: null, version: shop.version };
    const path = `/shops/${shop.id}`;
    for (const by of ['inny', 'zwykly']) {
      expect((await ask(by, 'GET', path)).status).toBe(404);
      expect((await ask(by, 'PATCH', path, moved)).status).toBe(404);
    }
    expect((await ask('sprzedawca', 'PATCH', path, moved)).status).toBe(403);
    expect(await loadShop(db, shop.id)).toEqual(before);
    const saved = await ask('partner', 'PATCH', path, {
      ...moved,
      commission_percent: '99',
      parent_id: null,
    });
    expect(saved.status).toBe(200);
    expect(await loadShop(db, shop.id)).toEqual({
      ...before,
      ...{ name: 'Partner Rumia', city: 'Rumia', phone: null, version: 2 },
      updatedAt: expect.any(Number) as number,
    });
    const changes = await listShopChanges(db, shop.id, 9);
    expect(changes.map(({ field }) => field)).toEqual(['city', 'name', 'phone']);
    const late = await ask('partner', 'PATCH', path, moved);
    expect([late.status, late.body['code'], late.body.shop]).toEqual([409, 'version', saved.body.shop]);
    expect((await ask('partner', 'PATCH', `/shops/${parent.id}`, moved)).status).toBe(404);
  });

  test('is not there for a shop whose settings do not allow it, also where they did when its page was opened', async () => {
    const keeper = await addShop('Dawny', { settings: { allowSubShopsManagement: true } });
    await make('dawny', keeper.id);
    const { shop } = (await add('Dawny Jeden', 'dawny')).body;
    const settings = { ...keeper.settings, disallowShopManagement: true };
    await db.transaction((tx) =>
      updateShop(tx, keeper, { ...keeper, settings }, { changed: [], by: '', at: 2 }),
    );
    const body = { name: 'Dawny Dwa', ...place };
    for (const [method, path, sent] of [
      ['GET', '/child_shops'],
      ['GET', '/shops'],
      ['GET', `/shops/${shop.id}`],
      ['POST', '/shops', body],
      ['PATCH', `/shops/${shop.id}`, { ...body, version: 1 }],
    ] as const)
      expect({ path, ...(await ask('dawny', method, path, sent)) }).toEqual({
        path,
        status: 404,
        body: { error: 'Twój sklep nie prowadzi sklepów podrzędnych.', code: 'no_child_shops' },
      });
    expect((await ask('zwykly', 'POST', '/shops', body)).status).toBe(404);
    expect((await loadShop(db, shop.id))?.version).toBe(1);
  });

  test('is left alone by who was moved to another shop, and by who was blocked with his', async () => {
    const { shop } = (await add('Partner Hel')).body;
    const user = await loadUserByEmail(db, 'inny@child.example');
    if (user === null) throw new Error('No account');
    await db.transaction((tx) => saveUser(tx, { ...user, shopId: parent.id }, 2));
    cookies.set('inny', await world.signIn('inny@child.example'));
    expect((await ask('inny', 'GET', `/shops/${shop.id}`)).status).toBe(200);
    await db.transaction((tx) => setShopActive(tx, parent.id, false, { by: user.id, at: 3 }));
    expect((await ask('partner', 'GET', `/shops/${shop.id}`)).status).toBe(401);
    expect((await add('Partner Jurata')).status).toBe(401);
    expect((await loadShop(db, shop.id))?.active).toBe(true);
  });
});
