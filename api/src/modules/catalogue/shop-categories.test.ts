import { randomUUID } from 'node:crypto';
import { insertShop, listCategories, loadShopCategory, saveShopCategory, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { propagateCategories } from './propagate.ts';

type OfShop = ReplyOf<'getCategoryOfShop'>;
type Default = ReplyOf<'getDefaultCategory'>;
type Refused = {
  readonly error?: string;
  readonly code?: string;
  readonly errors?: readonly object[];
  readonly category?: OfShop;
};

const lease = {
  ...{ cfa: '487', own_payment_min_percent: '5.00', own_payment_max_percent: '45.00' },
  ...{ payments_count_min: 12, payments_count_max: 48, margin_percent: '4.20' },
  administrative_cost_percent: '1.00',
  instalments: [{ payments_count: 24, end_value_percent: '1.00' }],
} as const;

onEachDatabase("a shop's categories", (open) => {
  let db: Database;
  let world: RunningApp;
  let prices: string;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    prices = await insertAccount(db, { email: 'ceny@prices.example', roles: ['pricing_manager'] });
    cookies.set('prices', await world.signIn('ceny@prices.example'));
    cookies.set('shop', await world.signIn('sklep@test.example'));
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object, who = 'prices') {
    const answer = await world.app.request(`/api/superadmin/${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...cookies.get(who),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T & Refused };
  }

  const addShop = (name: string, bounds: { minOrderPrice?: number; maxOrderPrice?: number } = {}) =>
    db.transaction(async (tx) => {
      const address = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków' };
      const shop = { ...address, ...bounds, name, clientId: randomUUID(), configs: [] };
      return (await insertShop(tx, shop, Date.now())).id;
    });

  async function addCategory(name: string, more: Partial<BodyOf<'createDefaultCategory'>> = {}) {
    const { status, body } = await ask<Default>('POST', 'general_categories', { ...lease, name, ...more });
    expect(status).toBe(201);
    return body;
  }

  const marginIn = async (shopId: string, value: string) =>
    (await listCategories(db, 'general', shopId)).find((each) => each.value === value)?.marginInPercent;

  test('are the default ones until the shop gets terms of its own, which leave other shops as they are', async () => {
    const [shop, other] = [await addShop('Rowery Kraków'), await addShop('Rowery Gdańsk')];
    const { id, value } = await addCategory('Rowery elektryczne');
    const path = `shops/${shop}/general_categories/${id}`;
    const first = await ask<OfShop>('GET', path);
    expect(first.body).toMatchObject({
      ...{ id, value, name: 'Rowery elektryczne', shop_name: 'Rowery Kraków' },
      ...{ terms: 'default', offered: true, version: 0, margin_percent: '4.20' },
      standard: { margin_percent: '4.20' },
    });

    const sent = { ...lease, name: 'Inna nazwa', margin_percent: '2.10', version: 0 };
    const saved = await ask<OfShop>('PATCH', path, sent);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...{ id, name: 'Rowery elektryczne', terms: 'own', version: 1, margin_percent: '2.10' },
      ...{ updated_by: 'ceny@prices.example', standard: { margin_percent: '4.20' } },
    });
    expect([await marginIn(shop, value), await marginIn(other, value)]).toEqual(['2.10', '4.20']);
    const listed = await ask<ReplyOf<'listCategoriesOfShop'>>('GET', `shops/${shop}/general_categories`);
    const { standard: _standard, shop_name: _name, ...row } = saved.body;
    expect(listed.body.categories.find((each) => each.id === id)).toEqual(row);
  });

  test("keep the shop's own terms when the default changes, and follow it again once they are reset", async () => {
    const shop = await addShop('Meble Łódź');
    const { id, value, version } = await addCategory('Meble biurowe');
    const path = `shops/${shop}/general_categories/${id}`;
    const own = { ...lease, name: 'Meble biurowe', margin_percent: '2.10', version: 0 };
    expect((await ask('PATCH', path, own)).status).toBe(200);
    const change = async (margin_percent: string, at: number) => {
      await ask('PATCH', `general_categories/${id}`, {
        ...lease,
        name: 'Meble biurowe',
        margin_percent,
        version: at,
      });
      await propagateCategories(world.ports);
    };
    await change('5.00', version);
    expect(await marginIn(shop, value)).toBe('2.10');

    const reset = await ask<OfShop>('POST', `${path}/resets`, { version: 1 });
    expect(reset.body).toMatchObject({ terms: 'default', margin_percent: '5.00', version: 2 });
    await change('5.50', version + 1);
    expect(await marginIn(shop, value)).toBe('5.50');
  });

  test('narrow the default ones: to those that a shop offers, on whosever terms, and to those that it took out', async () => {
    const shop = await addShop('Optyk Kraków');
    const [followed, own, taken] = [
      await addCategory('Optyka: szkła'),
      await addCategory('Optyka: oprawy'),
      await addCategory('Optyka: maszyny'),
    ];
    const path = `shops/${shop}/general_categories/${own.id}`;
    await ask('PATCH', path, { ...lease, name: own.name, margin_percent: '2.10', version: 0 });
    await db.transaction(async (tx) => {
      const category = await loadShopCategory(tx, { sector: 'general', shopId: shop, id: taken.id });
      if (category === null) throw new Error('The category is there');
      const saved = { terms: category, own: false, offered: false, by: prices, at: Date.now() };
      await saveShopCategory(tx, shop, category, saved);
    });
    const listed = async (query: string) => {
      const answer = await ask<ReplyOf<'listDefaultCategories'>>(
        'GET',
        `general_categories?category_name=Optyka&${query}`,
      );
      return [answer.body.count, ...answer.body.categories.map(({ name }) => name)];
    };
    expect(await listed(`connected_shops=${shop}`)).toEqual([2, own.name, followed.name]);
    expect(await listed(`not_on_shop_id=${shop}`)).toEqual([1, taken.name]);
  });

  test('are changed by one person at a time: the slower one is told what it is now', async () => {
    const shop = await addShop('Foto Opole');
    const { id } = await addCategory('Aparaty');
    const path = `shops/${shop}/general_categories/${id}`;
    const sent = { ...lease, name: 'Aparaty', margin_percent: '3.00', version: 0 };
    const both = await Promise.all([ask<OfShop>('PATCH', path, sent), ask<OfShop>('PATCH', path, sent)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'version',
      category: { terms: 'own', version: 1, margin_percent: '3.00' },
    });
    expect((await ask('POST', `${path}/resets`, { version: 0 })).status).toBe(409);
  });

  test('have ranges within the order values of the shop, and are not reset to ranges that are not', async () => {
    const shop = await addShop('Małe AGD', { minOrderPrice: 100_000, maxOrderPrice: 1_000_000 });
    const range = (price_from: string, price_to: string) => ({ price_from, price_to, amount: '10.00' });
    const { id } = await addCategory('AGD', { price_ranges: [range('0', '5000.00')] });
    const path = `shops/${shop}/general_categories/${id}`;
    const sent = { ...lease, name: 'AGD', version: 0 };
    const outside = await ask('PATCH', path, {
      ...sent,
      price_ranges: [range('1000.00', '5000.00'), range('5000.01', '10000.01')],
    });
    expect(outside).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            'price_ranges.1.price_from':
              'Zakres wychodzi poza wartości zamówień tego sklepu (1\u00a0000,00\u00a0zł–10\u00a0000,00\u00a0zł)',
          },
        ],
      },
    });
    const inside = await ask<OfShop>('PATCH', path, {
      ...sent,
      price_ranges: [range('1000.00', '10000.00')],
    });
    expect(inside.body).toMatchObject({ terms: 'own', version: 1 });
    const reset = await ask('POST', `${path}/resets`, { version: 1 });
    expect(reset).toMatchObject({
      status: 409,
      body: {
        error:
          'Zakres 0,00\u00a0zł–5\u00a0000,00\u00a0zł wychodzi poza wartości zamówień tego sklepu (1\u00a0000,00\u00a0zł–10\u00a0000,00\u00a0zł).',
      },
    });
  });

  test('stay as they were where the shop cannot take a change, and say so', async () => {
    const shop = await addShop('Sklep do 10 000', { maxOrderPrice: 1_000_000 });
    const { id, value, version } = await addCategory('Dywany');
    const path = `shops/${shop}/general_categories/${id}`;
    const own = { ...lease, name: 'Dywany', margin_percent: '2.10', version: 0 };
    expect((await ask('PATCH', path, own)).status).toBe(200);
    expect((await ask<OfShop>('POST', `${path}/resets`, { version: 1 })).body.terms).toBe('default');
    const dearer = [{ price_from: '0', price_to: '20000.00', amount: '10.00' }];
    const changed = { ...lease, name: 'Dywany', margin_percent: '6.00', price_ranges: dearer, version };
    expect((await ask('PATCH', `general_categories/${id}`, changed)).status).toBe(200);
    expect((await ask<OfShop>('GET', path)).body.terms).toBe('behind');
    await propagateCategories(world.ports);
    expect((await ask<OfShop>('GET', path)).body).toMatchObject({
      ...{ terms: 'behind', margin_percent: '4.20', standard: { margin_percent: '6.00' } },
    });
    expect(await marginIn(shop, value)).toBe('4.20');
  });

  test('are for head office alone, and of shops and categories that are there', async () => {
    const shop = await addShop('Zegary');
    const { id } = await addCategory('Zegary');
    const list = `shops/${shop}/general_categories`;
    expect((await ask('GET', list, undefined, 'shop')).status).toBe(403);
    expect((await ask('GET', `shops/nie-ma/general_categories`)).status).toBe(404);
    expect((await ask('GET', `shops/${shop}/industry_categories/${id}`)).status).toBe(404);
    expect((await ask('GET', `shops/${shop}/inne_categories`)).status).toBe(404);
  });
});
