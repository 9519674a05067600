import { insertFile, insertShop, loadOrder, loadShopByClientId, saveOrder, type Database } from '@app/db';
import { saveShopLogo } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

onEachDatabase('an order as it is answered', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  let salesman: Record<string, string>;
  let admin: Record<string, string>;
  beforeAll(async () => {
    db = await open();
    await seedShop(db, { allowSubShopsManagement: true, onlineIndustrialVendor: true });
    world = await runApp(db);
    salesman = await world.signIn('sklep@test.example');
    admin = await world.signIn('admin@test.example');
    const shop = await loadShopByClientId(db, 'test');
    if (shop === null) throw new Error('There is no shop');
    const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
    for (const [clientId, name] of [
      ['b', 'Żabka'],
      ['a', 'Antresola'],
    ] as const)
      await db.transaction((tx) =>
        insertShop(tx, { ...base, clientId, name, parentId: shop.id }, Date.now()),
      );
    slug = await world.createOrder({
      user_attributes: { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '500600701' },
    });
  });
  afterAll(() => world.stop());

  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await (await world.app.request(path, { headers })).json()) as Record<string, unknown>;

  const settings = {
    allow_sub_shops_management: true,
    disallow_shop_management: false,
    lease_shop: true,
    lease_pos: true,
    medical_shop: true,
    industry_shop: true,
    plm_shop: true,
  };

  test('has every key in the wire’s spelling, the facts of the chart too (API-002)', async () => {
    const order = await read(`/api/superadmin/orders/${slug}`, admin);
    const user = await read('/api/current_user', salesman);
    const keys = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [
            ...(Array.isArray(value) ? [] : [key]),
            ...keys(inner),
          ]);
    expect([...keys(order), ...keys(user)].filter((key) => /[A-Z]/u.test(key))).toEqual([]);
    expect(order['facts']).toMatchObject({
      financing_type: 'lease',
      flow_type: 'client',
      cash_payment_allowed: true,
      gross_price: 3_075_000,
    });
  });

  test('names its contact as a user without an account (FORM-088)', async () => {
    const { id } = (await loadOrder(db, slug)) ?? {};
    expect((await world.read(slug)).user_attributes).toEqual({
      id: `${id}-contact`,
      full_name: 'Jan Kowalski',
      email: 'jan@firma.example',
      phone: '+48500600701',
      phones_attributes: [{ id: `${id}-contact-phone`, phone: '+48500600701' }],
      personal_data_consent: false,
      roles: ['client'],
      active: true,
    });
    await world.call('cancelOrder', { slug: await cancelled() }, {});
    expect((await world.read(await cancelled())).user_attributes?.active).toBe(false);
  });
  let gone: string | undefined;
  const cancelled = async (): Promise<string> =>
    (gone ??= await world.createOrder({
      user_attributes: { full_name: 'Ewa Nowak', email: 'ewa@firma.example', phone: '500600702' },
    }));

  test('has its shop with what that may do and sell; the shops under it are told to staff and to its accounts (SHOP-001, 002, 003)', async () => {
    const shown = { shop_setting_attributes: settings, online_industrial_vendor: true, logo_url: null };
    expect((await world.read(slug)).shop_attributes).toMatchObject({ ...shown, providers: [] });
    const names = [{ name: 'Antresola' }, { name: 'Żabka' }];
    expect(await read(`/api/superadmin/orders/${slug}`, admin)).toMatchObject({
      shop_attributes: { ...shown, providers: names },
    });
    expect(await read('/api/current_user', salesman)).toMatchObject({
      shop: { ...shown, client_id: 'test', city: 'Kraków', providers: names },
    });
  });

  test('has the address of the shop’s logo where there is one, and of a picture alone', async () => {
    const giveLogo = async (mime: string) => {
      const shop = await loadShopByClientId(db, 'test');
      if (shop === null) throw new Error('There is no shop');
      const stored = await world.ports.files.put(new Uint8Array([1, 2, 3]));
      const file = { ...stored, orderId: null, shopId: shop.id, name: 'logo', type: 'logo', mime } as const;
      await db.transaction(async (tx) => {
        const { id } = await insertFile(tx, file, Date.now());
        await saveShopLogo(tx, shop.id, id);
      });
      return world.app.request((await world.read(slug)).shop_attributes.logo_url ?? '');
    };
    expect((await world.app.request('/api/shops/test/logo')).status).toBe(404);
    const logo = await giveLogo('image/png');
    expect([
      logo.status,
      logo.headers.get('content-type'),
      [...new Uint8Array(await logo.arrayBuffer())],
    ]).toEqual([200, 'image/png', [1, 2, 3]]);
    expect((await giveLogo('image/svg+xml')).status).toBe(404);
  });

  test('has its pictures for staff, and no other order shows them (STATUS-016)', async () => {
    const id = await db.transaction(async (tx) => {
      const stored = await world.ports.files.put(new Uint8Array([4, 5]));
      const file = {
        ...stored,
        shopId: null,
        name: 'lokal.png',
        type: 'picture',
        mime: 'image/png',
      } as const;
      return (await insertFile(tx, { ...file, orderId: await idOf(slug) }, Date.now())).id;
    });
    const file = `/api/superadmin/orders/${slug}/pictures/${id}`;
    expect(await read(`/api/superadmin/orders/${slug}`, admin)).toMatchObject({
      pictures_attributes: [{ id, name: 'lokal.png', file }],
    });
    expect((await world.read(slug)).pictures_attributes).toEqual([]);
    const other = file.replace(slug, await world.createOrder());
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await world.app.request(path, { headers })).status;
    expect([
      await statusOf(file, admin),
      await statusOf(file, {}),
      await statusOf(file, salesman),
      await statusOf(other, admin),
    ]).toEqual([200, 401, 403, 404]);
  });
  const idOf = async (of: string): Promise<string> => (await loadOrder(db, of))?.id ?? '';

  test('is of another flow where a salesman fills it in (STATUS-007)', async () => {
    expect((await world.read(slug)).flow_type).toBe('client');
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('There is no such order');
    const facts = { ...order.facts, flowType: 'salesman' } as const;
    await db.transaction((tx) => saveOrder(tx, order, { flowType: 'salesman', facts }, Date.now()));
    expect((await world.read(slug)).flow_type).toBe('other');
  });
});
