import { randomUUID } from 'node:crypto';
import { listCategories, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Shop = ReplyOf<'getManagedShop'>;
type Choices = ReplyOf<'listShopChoices'>;
type Refused = { readonly errors?: readonly object[] };

onEachDatabase('what a shop chooses', (open) => {
  let db: Database;
  let world: RunningApp;
  let choices: Choices;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    for (const role of ['pricing_manager', 'admin'] as const) {
      await insertAccount(db, { email: `${role}@shops.example`, fullName: role, roles: [role] });
      cookies.set(role, await world.signIn(`${role}@shops.example`));
    }
    choices = (await ask<Choices>('GET', 'shops/choices')).body;
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object, who = 'admin') {
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

  const idsOf = (sector: string) =>
    choices.categories.flatMap((category) => (category.sector === sector ? [category.id] : [])).toSorted();
  const form = (name: string, more: object = {}) => ({
    ...{ name, street: 'Długa 14', postal_code: '31-147', city: 'Kraków', phone: null, url: null },
    ...{
      parent_id: null,
      configs: ['leaseEcommerce'],
      qes: true,
      keeps_child_shops: false,
      min_order_price: null,
    },
    ...{ max_order_price: null, commission_percent: null, default_margin_percent: null },
    ...{ default_administrative_cost_percent: null, fixed_rate_percent: null },
    ...{ service_fee_active: false, service_fee_value: null, role: 'shop', decision_engine: 'automatic' },
    ...{ white_label: null, brokers: ['own'], providers: [] },
    categories: { general: idsOf('general'), industry: [], plm: [], medical: [] },
    ...more,
  });
  async function create(name: string, more: object = {}): Promise<Shop> {
    const { status, body } = await ask<Shop>('POST', 'shops', form(name, more));
    expect(status).toBe(201);
    return body;
  }
  const offeredIn = async (id: string) =>
    (await listCategories(db, 'general', id)).map(({ name }) => name).toSorted();

  test('decides which categories it offers, and who changed that is kept by their names', async () => {
    const shop = await create('Optyk');
    const every = await offeredIn(shop.id);
    expect(every.length).toBeGreaterThan(2);
    const [kept = ''] = idsOf('general');
    const name = choices.categories.find(({ id }) => id === kept)?.name;
    const categories = { ...shop.categories, general: [kept] };
    // Who sets prices may.
    const changed = await ask<Shop>(
      'PATCH',
      `shops/${shop.id}`,
      form('Optyk', { categories, version: 1 }),
      'pricing_manager',
    );
    expect(changed.body).toMatchObject({ version: 2, categories });
    expect(await offeredIn(shop.id)).toEqual([name]);
    expect(changed.body.changes.map(({ by, field, after }) => [by, field, after])).toEqual([
      ['pricing_manager', 'categories', JSON.stringify([name])],
    ]);
    const back = await ask<Shop>('PATCH', `shops/${shop.id}`, form('Optyk', { version: 2 }));
    expect(back.status).toBe(200);
    expect(await offeredIn(shop.id)).toEqual(every);
  });

  test('has brokers of a list to which head office adds, and providers among shops of that role', async () => {
    const added = await ask<ReplyOf<'createBroker'>>('POST', 'brokers', { name: 'Pośrednik Wrona' });
    expect(added.status).toBe(201);
    const again = await ask('POST', 'brokers', { name: 'Pośrednik Wrona' });
    expect([again.status, again.body.errors]).toEqual([422, [{ name: 'Broker o tej nazwie już istnieje' }]]);
    const broker = added.body.brokers.find(({ name }) => name === 'Pośrednik Wrona')?.id ?? '';
    const provider = await create('Producent Unitów', { role: 'provider' });
    const shop = await create('Gabinet', { brokers: [broker], providers: [provider.id] });
    expect(shop).toMatchObject({ brokers: [broker], providers: [provider.id], role: 'shop' });
    const potential = await ask<ReplyOf<'listPotentialProviders'>>(
      'GET',
      `shops/potential_providers?shop_id=${shop.id}`,
    );
    expect(potential.body.shops).toEqual([{ id: provider.id, name: 'Producent Unitów' }]);
    const none = await ask('POST', 'shops', form('Nikt', { brokers: ['nie-ma'] }));
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ brokers: 'Tego nie ma już na liście. Odśwież stronę' }],
    ]);
    const itself = await ask('POST', 'shops', form('Nikt', { providers: [shop.id] }));
    expect([itself.status, itself.body.errors]).toEqual([
      422,
      [{ providers: 'Tego nie ma już na liście. Odśwież stronę' }],
    ]);
  });

  test('has exactly one category of what its clients are not asked for', async () => {
    const configs = ['plmShop'];
    const plm = idsOf('plm');
    const none = await ask('POST', 'shops', form('Narzędzia', { configs }));
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ 'categories.plm': 'Wybierz dokładnie jedną kategorię' }],
    ]);
    const categories = { general: [], industry: [], plm: plm.slice(0, 1), medical: [] };
    expect((await create('Narzędzia', { configs, categories })).categories).toEqual(categories);
  });

  test('lets its administrator open shops under it while head office says so (SHOP-033)', async () => {
    const shop = await create('Sieć Optyk');
    const email = 'siec@shops.example';
    await insertAccount(db, { email, roles: ['shop_admin'], shopId: shop.id });
    cookies.set('siec', await world.signIn(email));
    const place = { street: 'Polna 1', postal_code: '43-100', city: 'Tychy', phone: null };
    const opens = async (name: string) =>
      (await ask('POST', '../shop/shops', { name, ...place }, 'siec')).status;
    expect(await opens('Optyk Tychy')).toBe(404);
    const allowed = form('Sieć Optyk', { keeps_child_shops: true, version: 1 });
    const changed = await ask<Shop>('PATCH', `shops/${shop.id}`, allowed);
    expect(changed.body).toMatchObject({ keeps_child_shops: true, version: 2 });
    expect(changed.body.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['keepsChildShops', 'false', 'true'],
    ]);
    expect(await opens('Optyk Tychy')).toBe(201);
    // Who sets prices does not decide it.
    const back = form('Sieć Optyk', { version: 2 });
    expect((await ask('PATCH', `shops/${shop.id}`, back, 'pricing_manager')).status).toBe(403);
    expect((await ask<Shop>('PATCH', `shops/${shop.id}`, back)).body.keeps_child_shops).toBe(false);
    expect(await opens('Optyk Katowice')).toBe(404);
  });
});
