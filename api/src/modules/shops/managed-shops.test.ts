import { randomUUID } from 'node:crypto';
import { listCategories, loadShop, loadShopByApiKey, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Shop = ReplyOf<'getManagedShop'>;
type Refused = { readonly errors?: readonly object[]; readonly code?: string; readonly shop?: Shop };

onEachDatabase('partner shops', (open) => {
  let db: Database;
  let world: RunningApp;
  const cookies = new Map<string, Record<string, string>>();
  /** The ids of default categories. */
  let lease = '';

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    lease = (await listCategories(db, 'general', null))[0]?.id ?? '';
    for (const role of ['pricing_manager', 'admin'] as const) {
      await insertAccount(db, { email: `${role}@shops.example`, fullName: role, roles: [role] });
      cookies.set(role, await world.signIn(`${role}@shops.example`));
    }
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object, who = 'admin') {
    const answer = await world.app.request(`/api/superadmin/shops${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...cookies.get(who),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T & Refused };
  }

  const form = (name: string, more: object = {}) => ({
    ...{ name, street: 'Długa 14', postal_code: '31-147', city: 'Kraków', phone: null, url: null },
    ...{ parent_id: null, configs: ['leaseEcommerce', 'b2bLoanPos'], qes: true, keeps_child_shops: false },
    ...{ min_order_price: '1000.00', max_order_price: '50000.00', commission_percent: '2.50' },
    ...{ default_margin_percent: '3.00', default_administrative_cost_percent: null },
    ...{ fixed_rate_percent: null, service_fee_active: false, service_fee_value: null },
    ...{ role: 'shop', decision_engine: 'automatic', white_label: null, brokers: ['own'], providers: [] },
    categories: { general: [lease], industry: [], plm: [], medical: [] },
    ...more,
  });
  async function create(name: string, more: object = {}): Promise<Shop> {
    const { status, body } = await ask<Shop>('POST', '', form(name, more));
    expect(status).toBe(201);
    return body;
  }
  const signIn = async (email: string): Promise<number> =>
    (
      await world.app.request('/api/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      })
    ).status;

  test('are added, found by how their names begin, and read with what hangs on them', async () => {
    const added = await create('Świat Laptopów');
    const { parent_id: _parent, ...said } = form('Świat Laptopów');
    expect(added).toMatchObject({
      ...said,
      ...{ parent: null, active: true, version: 1 },
      ...{ child_shops: 0, accounts: 0, signed_in: 0, open_orders: 0, api_keys: [], changes: [] },
      sandbox_url: null,
    });
    expect((await ask<Shop>('GET', `/${added.id}`)).body).toEqual(added);
    const child = await create('Świat Laptopów Tychy', { parent_id: added.id });
    expect(child.parent).toEqual({ id: added.id, name: 'Świat Laptopów' });
    const listed = await ask<ReplyOf<'listManagedShops'>>('GET', '?name=swiat lap');
    expect(listed.body.shops.map(({ name, parent }) => [name, parent])).toEqual([
      ['Świat Laptopów', null],
      ['Świat Laptopów Tychy', 'Świat Laptopów'],
    ]);
    const under = await ask<ReplyOf<'listManagedShops'>>('GET', `?parent_id=${added.id}`);
    expect([under.body.count, under.body.shops[0]?.id]).toEqual([1, child.id]);
    const parents = await ask<ReplyOf<'listPotentialParents'>>(
      'GET',
      `/potential_parents?name=świat&shop_id=${added.id}`,
    );
    // Neither itself nor a shop under it may stand above it.
    expect(parents.body.shops).toEqual([]);
  });

  test('are refused with every field that breaks a rule, a taken name and a parent under them among these', async () => {
    const wrong = await ask<Shop>('POST', '', form('Zły', { configs: [], max_order_price: '1000.00' }));
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [
        { configs: 'Wybierz przynajmniej jeden kanał z rodzajem finansowania' },
        { min_order_price: 'Najniższa wartość zamówienia musi być mniejsza od najwyższej' },
      ],
    ]);
    const one = await create('Żaglówki');
    const taken = await ask<Shop>('POST', '', form('zaglowki'));
    expect([taken.status, taken.body.errors]).toEqual([422, [{ name: 'Sklep o tej nazwie już istnieje' }]]);
    const two = await create('Żaglówki Gdynia', { parent_id: one.id });
    const circle = await ask<Shop>(
      'PATCH',
      `/${one.id}`,
      form('Żaglówki', { parent_id: two.id, version: 1 }),
    );
    expect([circle.status, circle.body.errors]).toEqual([
      422,
      [{ parent_id: 'Sklep nie może być nadrzędny wobec siebie ani swojego sklepu nadrzędnego' }],
    ]);
  });

  test('keep who changed what; of two who change one the second gets it as it is now', async () => {
    const { id } = await create('Rowery');
    const first = await ask<Shop>(
      'PATCH',
      `/${id}`,
      form('Rowery', { fixed_rate_percent: '9.30', version: 1 }),
    );
    expect([first.status, first.body.version, first.body.fixed_rate_percent]).toEqual([200, 2, '9.30']);
    expect(first.body.changes.map(({ by, field, before, after }) => [by, field, before, after])).toEqual([
      ['admin', 'fixedRatePercent', 'null', '9.3'],
    ]);
    const second = await ask<Shop>('PATCH', `/${id}`, form('Rowery i narty', { version: 1 }));
    expect([second.status, second.body.code, second.body.shop]).toEqual([409, 'version', first.body]);
    const other = form('Rowery', {
      configs: ['b2bLoanPos', 'leaseEcommerce'],
      fixed_rate_percent: 9.3,
      version: 2,
    });
    expect((await ask<Shop>('PATCH', `/${id}`, other)).body).toEqual(first.body);
    const same = await ask<Shop>(
      'PATCH',
      `/${id}`,
      form('Rowery', { fixed_rate_percent: '9.30', version: 2 }),
    );
    expect(same.body).toEqual(first.body);
  });

  test('have their terms changed by who sets prices, and nothing else', async () => {
    const { id } = await create('Instrumenty');
    // As an import spells it: it is the same telephone in every spelling.
    await db.transaction(({ kysely }) =>
      kysely.updateTable('shops').set({ phone: '223450005' }).where('id', '=', id).execute(),
    );
    const terms = form('Instrumenty', { commission_percent: '4.00', phone: '22 345 00 05', version: 1 });
    expect((await ask<Shop>('PATCH', `/${id}`, terms, 'pricing_manager')).body.commission_percent).toBe(
      '4.00',
    );
    const renamed = { ...terms, name: 'Inne', version: 2 };
    expect((await ask('PATCH', `/${id}`, renamed, 'pricing_manager')).status).toBe(403);
    const fee = { service_fee_active: true, service_fee_value: '12.00', version: 2 };
    const charged = await ask<Shop>('PUT', `/${id}/service_fee`, fee, 'pricing_manager');
    expect([charged.status, charged.body.service_fee_value, charged.body.version]).toEqual([200, '12.00', 3]);
    expect(
      (await ask('PUT', `/${id}/service_fee`, { ...fee, service_fee_value: null, version: 3 })).status,
    ).toBe(422);
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${id}/active`],
      ['POST', `/${id}/api_keys`],
    ] as const)
      expect((await ask(method, path, {}, 'pricing_manager')).status).toBe(403);
  });

  test('are blocked with their accounts and opened with those that were active (SHOP-053, 071)', async () => {
    const { id } = await create('Meble');
    const mailOf = (name: string) => `${name}@meble.example`;
    for (const name of ['ewa', 'jan'])
      await insertAccount(db, { email: mailOf(name), roles: ['shop_employee'], shopId: id });
    const session = await world.signIn(mailOf('ewa'));
    const jan = await db.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', mailOf('jan'))
      .executeTakeFirstOrThrow();
    const block = (account: string, active: boolean) =>
      world.app.request(`/api/superadmin/users/${account}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...cookies.get('admin') },
        body: JSON.stringify({ active }),
      });
    expect((await block(jan.id, false)).status).toBe(200);
    const blocked = await ask<ReplyOf<'setShopActive'>>('PUT', `/${id}/active`, { active: false });
    expect([blocked.body.accounts, blocked.body.shop.active, blocked.body.shop.signed_in]).toEqual([
      1,
      false,
      0,
    ]);
    const current = await world.app.request('/api/current_user', { headers: session });
    expect([current.status, await signIn(mailOf('ewa'))]).toEqual([401, 401]);
    // An account of a blocked shop opens with its shop alone.
    expect((await block(jan.id, true)).status).toBe(409);
    const again = await ask<ReplyOf<'setShopActive'>>('PUT', `/${id}/active`, { active: false });
    expect([again.status, again.body.accounts]).toEqual([200, 0]);
    const opened = await ask<ReplyOf<'setShopActive'>>('PUT', `/${id}/active`, { active: true });
    expect(opened.body.accounts).toBe(1);
    expect([await signIn(mailOf('ewa')), await signIn(mailOf('jan'))]).toEqual([200, 401]);
    expect(opened.body.shop.changes.map(({ field, after }) => [field, after])).toEqual([
      ['active', 'true'],
      ['active', 'false'],
    ]);
  });

  test('have keys for their servers, shown once, that open nothing once they are revoked or the shop is blocked', async () => {
    const { id } = await create('Wiertarki');
    const made = await ask<ReplyOf<'createShopKey'>>('POST', `/${id}/api_keys`, {
      name: 'sklep internetowy',
    });
    const { key, shop } = made.body;
    const keyId = shop.api_keys[0]?.id ?? '';
    expect((await loadShopByApiKey(db, key))?.id).toBe(id);
    expect(JSON.stringify((await ask('GET', `/${id}`)).body)).not.toContain(key);
    await ask('PUT', `/${id}/active`, { active: false });
    expect(await loadShopByApiKey(db, key)).toBeNull();
    await ask('PUT', `/${id}/active`, { active: true });
    expect((await loadShopByApiKey(db, key))?.id).toBe(id);
    const other = await create('Obcy warsztat');
    expect((await ask('DELETE', `/${other.id}/api_keys/${keyId}`)).status).toBe(404);
    const revoked = await ask<Shop>('DELETE', `/${id}/api_keys/${keyId}`);
    expect(revoked.body.api_keys).toMatchObject([
      { name: 'sklep internetowy', revoked_at: expect.any(String) },
    ]);
    expect(await loadShopByApiKey(db, key)).toBeNull();
    expect((await loadShop(db, id))?.active).toBe(true);
  });

  test('have at most twenty keys at once that open something: another waits until one of them is revoked', async () => {
    const { id } = await create('Szlifierki');
    const add = (name: string) =>
      ask<ReplyOf<'createShopKey'> & { code?: string }>('POST', `/${id}/api_keys`, { name });
    for (let number = 1; number <= 20; number += 1) expect((await add(`kasa ${number}`)).status).toBe(200);
    const refused = await add('kasa 21');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many_keys' }]);
    const { api_keys: keys } = (await ask<Shop>('GET', `/${id}`)).body;
    expect(keys.map(({ name }) => name)).toEqual(keys.map((_, place) => `kasa ${place + 1}`));
    await ask('DELETE', `/${id}/api_keys/${keys[0]?.id}`);
    expect((await add('kasa 21')).status).toBe(200);
  });

  test('are told to the security log where they or their keys are shut or opened', async () => {
    const { id } = await create('Zegary');
    const counts = async () =>
      Object.fromEntries(
        (await world.ports.metrics.text()).split('\n').flatMap((line) => {
          const found = /^security_events_total\{event="(shop_\w+)",outcome="success"\} (\d+)$/u.exec(line);
          return found === null ? [] : [[found[1] ?? '', Number(found[2])]];
        }),
      );
    const before = await counts();
    await ask('PUT', `/${id}/active`, { active: false });
    await ask('PUT', `/${id}/active`, { active: true });
    const { shop } = (await ask<ReplyOf<'createShopKey'>>('POST', `/${id}/api_keys`, { name: 'kasa' })).body;
    await ask('DELETE', `/${id}/api_keys/${shop.api_keys[0]?.id}`);
    const after = await counts();
    const names = ['shop_blocked', 'shop_opened', 'shop_key_created', 'shop_key_revoked'];
    expect(names.map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual([1, 1, 1, 1]);
  });
});
