import { randomUUID } from 'node:crypto';
import { importPredefinedProducts, listCategories, loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

onEachDatabase("a shop's logo", (open) => {
  let db: Database;
  let world: RunningApp;
  let id: string;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    id = (await loadShopByClientId(db, 'test'))?.id ?? '';
    for (const role of ['admin', 'pricing_manager'] as const) {
      await insertAccount(db, { email: `${role}@logo.example`, roles: [role] });
      cookies.set(role, await world.signIn(`${role}@logo.example`));
    }
  });
  afterAll(() => world.stop());

  const headers = (who = 'admin') => ({ 'idempotency-key': randomUUID(), ...cookies.get(who) });
  async function put(content: Uint8Array<ArrayBuffer> | string, who?: string) {
    const body = new FormData();
    body.set('file', new File([content], 'logo.png'));
    const path = `/api/superadmin/shops/${id}/logo`;
    const answer = await world.app.request(path, { method: 'PUT', headers: headers(who), body });
    return { status: answer.status, body: (await answer.json()) as ReplyOf<'setShopLogo'> };
  }
  const read = async () => {
    const answer = await world.app.request(`/api/superadmin/shops/${id}`, { headers: headers() });
    return (await answer.json()) as ReplyOf<'getManagedShop'>;
  };

  test('is given as it was sent, named among the changes, and taken away again', async () => {
    const { status, body } = await put(new Uint8Array(png));
    expect(status).toBe(200);
    const shop = await read();
    expect(shop.logo_url).toBe(body.logo_url);
    expect(shop.changes.map(({ field, after }) => [field, after])).toEqual([['logo', '"logo.png"']]);
    const logo = await world.app.request(shop.logo_url ?? '');
    expect([logo.headers.get('content-type'), Buffer.from(await logo.arrayBuffer())]).toEqual([
      'image/png',
      png,
    ]);
    const removed = await world.app.request(`/api/superadmin/shops/${id}/logo`, {
      method: 'DELETE',
      headers: headers(),
    });
    expect([removed.status, await removed.json()]).toEqual([200, { logo_url: null }]);
    expect((await read()).logo_url).toBe(null);
    expect((await world.app.request('/api/shops/test/logo')).status).toBe(404);
  });

  test('is a picture of at most 1 MB by its content, from head office', async () => {
    expect((await put('<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
    const large = new Uint8Array(1024 * 1024 + 1);
    large.set(png);
    expect((await put(large)).status).toBe(413);
    expect((await put(new Uint8Array(png), 'pricing_manager')).status).toBe(403);
    expect((await read()).logo_url).toBe(null);
  });

  test('stands beside the goods that its salesmen pick, with their category in words', async () => {
    const [category] = await listCategories(db, 'general', null);
    const product = { name: 'Rower', price: 100_000, grossPrice: 123_000, vatLevel: 23 };
    await db.transaction((tx) =>
      importPredefinedProducts(tx, id, [
        { ...product, categoryId: category?.id ?? null },
        { ...product, name: 'Kask', categoryId: null },
      ]),
    );
    const answer = await world.app.request(`/api/superadmin/shops/${id}/products`, {
      headers: headers('pricing_manager'),
    });
    const { products } = (await answer.json()) as ReplyOf<'listProductsOfShop'>;
    const wire = { price: '1000.00', gross_price: '1230.00', vat_level: 23 };
    expect(products.map(({ id: _id, ...rest }) => rest)).toEqual([
      { ...wire, name: 'Rower', category: category?.name },
      { ...wire, name: 'Kask', category: null },
    ]);
  });
});
