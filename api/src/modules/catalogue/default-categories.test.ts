import { randomUUID } from 'node:crypto';
import { importCategories, insertShop, listCategories, loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { propagateCategories } from './propagate.ts';

type Category = ReplyOf<'getDefaultCategory'>;
type Refused = {
  readonly errors?: readonly object[];
  readonly code?: string;
  readonly error?: string;
  readonly category?: Category;
};

onEachDatabase('default categories', (open) => {
  let db: Database;
  let world: RunningApp;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    for (const role of ['pricing_manager', 'superadmin'] as const) {
      await insertAccount(db, { email: `${role}@prices.example`, roles: [role] });
      cookies.set(role, await world.signIn(`${role}@prices.example`));
    }
    cookies.set('shop', await world.signIn('sklep@test.example'));
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object, who = 'pricing_manager') {
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

  const lease = (name: string, more: object = {}) => ({
    ...{ name, cfa: '487', own_payment_min_percent: '5.00', own_payment_max_percent: '45.00' },
    ...{ payments_count_min: 12, payments_count_max: 48, margin_percent: '4.20' },
    administrative_cost_percent: '1.00',
    instalments: [{ payments_count: 24, end_value_percent: '1.00' }],
    ...more,
  });
  const create = async (name: string, more: object = {}) => {
    const { status, body } = await ask<Category>('POST', 'general_categories', lease(name, more));
    expect(status).toBe(201);
    return body;
  };

  /** A shop with a copy of the category, which it may have changed. */
  async function shopWithCopy(
    { id, value, name }: Category,
    shop: string,
    { own = false, minOrderPrice = null }: { own?: boolean; minOrderPrice?: number | null } = {},
  ): Promise<string> {
    const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
    return db.transaction(async (tx) => {
      const { id: shopId } = await insertShop(
        tx,
        { ...base, clientId: randomUUID(), name: shop, minOrderPrice },
        Date.now(),
      );
      const copy = { shopId, defaultCategoryId: id, changedByShop: own, interest: '9.99' } as const;
      await importCategories(tx, [{ sector: 'general', value, name, ...copy }], Date.now());
      return shopId;
    });
  }

  test('are added with a word of their own, read, listed by part of a name, and shown to no shop', async () => {
    const added = await create('Łóżka piętrowe');
    expect(added).toMatchObject({
      ...{
        value: 'lozka_pietrowe',
        version: 1,
        margin_percent: '4.20',
        updated_by: 'pricing_manager@prices.example',
      },
      ...{ following: 0, own_terms: 0, propagation: null, cfa: '487' },
    });
    const read = await ask<Category>('GET', `general_categories/${added.id}`);
    expect(read.body).toEqual(added);
    const listed = await ask<ReplyOf<'listDefaultCategories'>>(
      'GET',
      'general_categories?category_name=ŁÓŻKA',
    );
    expect(listed.body).toEqual({ categories: [added], count: 1, next: null });
    const pages = await ask<ReplyOf<'listDefaultCategories'>>('GET', 'general_categories?per_page=2&page=2');
    expect([pages.body.categories.length, pages.body.next]).toEqual([2, 3]);
    expect((await ask('GET', 'general_categories', undefined, 'shop')).status).toBe(403);
    expect((await ask('GET', 'industry_categories/' + added.id)).status).toBe(404);
    expect((await ask('GET', 'other_categories')).status).toBe(404);
  });

  test('refuse what breaks a rule on its field, and a name that is taken in any case', async () => {
    await create('Rowery');
    const broken = lease('Rowery', {
      margin_percent: '0.99',
      price_ranges: [
        { price_from: '0', price_to: '100.00', amount: '10.00' },
        { price_from: '100.00', price_to: '200.00', amount: '10.00' },
      ],
    });
    expect(await ask('POST', 'general_categories', broken)).toMatchObject({
      status: 422,
      body: {
        errors: [
          { margin_percent: 'Najniższa marża to 1%' },
          { 'price_ranges.1.price_from': 'Ten zakres nachodzi na inny' },
        ],
      },
    });
    expect(await ask('POST', 'general_categories', lease(' rOWERY '))).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'Kategoria o tej nazwie już istnieje' }] },
    });
  });

  test('keep every version; of two who change one at once the second gets the other version whole', async () => {
    const { id, version } = await create('Hulajnogi');
    const path = `general_categories/${id}`;
    const first = await ask<Category>('PATCH', path, lease('Hulajnogi', { margin_percent: '5.00', version }));
    expect(first).toMatchObject({ status: 200, body: { version: 2, margin_percent: '5.00' } });
    const second = await ask('PATCH', path, lease('Hulajnogi', { margin_percent: '6.00', version }));
    expect(second).toMatchObject({ status: 409, body: { code: 'version', category: first.body } });
    const { versions } = (await ask<ReplyOf<'listCategoryVersions'>>('GET', `${path}/versions`)).body;
    expect(versions.map((each) => [each.version, each.category.margin_percent])).toEqual([
      [2, '5.00'],
      [1, '4.20'],
    ]);
  });

  test('come to the shops that follow; own terms stay, a range outside of what a shop sells is told, the bell says all of it', async () => {
    const category = await create('Drony');
    const following = await shopWithCopy(category, 'Latawiec');
    const own = await shopWithCopy(category, 'Własne Loty', { own: true });
    const dear = await shopWithCopy(category, 'Drogie Drony', { minOrderPrice: 1_000_000 });
    const path = `general_categories/${category.id}`;
    const change = {
      ...lease('Drony', { margin_percent: '7.00' }),
      price_ranges: [{ price_from: '5000.00', price_to: '20000.00', amount: '150.00' }],
    };
    const fails = [
      {
        shop_id: dear,
        name: 'Drogie Drony',
        sentence:
          'Zakres 5 000,00 zł–20 000,00 zł wychodzi poza wartości zamówień tego sklepu (od 10 000,00 zł)'.replaceAll(
            / (?=\d{3},|zł)/gu,
            '\u00a0',
          ),
      },
    ];
    const kept = [{ shop_id: own, name: 'Własne Loty' }];
    expect((await ask('POST', `${path}/propagation_previews`, change)).body).toEqual({
      ...{ takes: 1, keeps_own: kept, fails },
    });
    const saved = await ask<Category>('PATCH', path, { ...change, version: 1 });
    expect(saved.body.propagation).toMatchObject({ version: 2, shops: 3, done: 0, is_done: false });
    await propagateCategories(world.ports);
    const after = await ask<Category>('GET', path);
    expect(after.body.propagation).toEqual({
      ...{ version: 2, shops: 3, done: 3, is_done: true, kept, failed: fails },
    });
    const termsOf = async (shopId: string) => {
      const found = await listCategories(db, 'general', shopId);
      const copy = found.find(({ value }) => value === category.value);
      return [copy?.marginInPercent, copy?.interest, copy?.priceRanges.length];
    };
    expect([await termsOf(following), await termsOf(own), await termsOf(dear)]).toEqual([
      ['7.00', null, 1],
      [null, '9.99', 0],
      [null, '9.99', 0],
    ]);
    const bell = await world.app.request('/api/notifications', { headers: cookies.get('superadmin') ?? {} });
    const { notifications } = (await bell.json()) as ReplyOf<'listBell'>;
    expect(notifications[0]).toMatchObject({
      ...{ notification_type: 'categories', success: false, read: false },
      category: { id: category.id, sector: 'general', name: 'Drony', taken: 1, kept, failed: fails },
    });
  });

  test('a change that is saved before the one before it has arrived takes its place', async () => {
    const category = await create('Sanki');
    const shop = await shopWithCopy(category, 'Zjazd');
    const path = `general_categories/${category.id}`;
    await ask('PATCH', path, lease('Sanki', { margin_percent: '5.00', version: 1 }));
    await ask('PATCH', path, lease('Sanki', { margin_percent: '6.00', version: 2 }));
    await propagateCategories(world.ports);
    const [copy] = (await listCategories(db, 'general', shop)).filter(
      ({ value }) => value === category.value,
    );
    expect(copy?.marginInPercent).toBe('6.00');
    expect((await ask<Category>('GET', path)).body.propagation).toMatchObject({ version: 3, done: 1 });
  });

  test('are not taken out while orders under way or shops use them; what nobody uses is offered no more', async () => {
    const slug = await world.createOrder();
    const used = (await listCategories(db, 'general', null)).find(({ value }) => value === 'computers');
    const refused = await ask('DELETE', `general_categories/${used?.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'in_use', used_by: { shops: 0 } });
    expect(refused.body.error).toMatch(/wnioski w toku: [1-9]/u);
    expect(slug).not.toBe('');
    const copied = await create('Narty');
    await shopWithCopy(copied, 'Stok');
    expect((await ask('DELETE', `general_categories/${copied.id}`)).body.error).toBe(
      'Nie można usunąć tej kategorii, bo jest używana (sklepy z tą kategorią: 1).',
    );
    const free = await create('Łyżwy');
    expect((await ask('DELETE', `general_categories/${free.id}`)).status).toBe(200);
    expect((await ask('GET', `general_categories/${free.id}`)).status).toBe(404);
    const again = await create('Łyżwy');
    expect(again.value).toBe('lyzwy_2');
    expect(await loadShopByClientId(db, 'test')).not.toBeNull();
  });
});
