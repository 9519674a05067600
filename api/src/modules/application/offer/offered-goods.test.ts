import { randomUUID } from 'node:crypto';
import { importPredefinedProducts, listCategories, loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('what an order may hold', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const goods = { name: 'Laptop', quantity: 1, gross_price: '12300.00', gross_price_selected: true };
  const begin = () =>
    world.createOrder({
      sales_channel: 'scrapper',
      order_items_attributes: [{ ...goods, category: 'computers' }],
      payments_count: 24,
      external_order_id: randomUUID(),
    });

  test('categories come with their terms, those of another sector not at all', async () => {
    const slug = await begin();
    const read = async (path: string) => (await world.app.request(`/api/orders/${slug}/${path}`)).json();
    const { categories } = (await read('general_categories')) as {
      categories: { id: string; terms: object[] }[];
    };
    expect(categories.find(({ id }) => id === 'promotion_zero')).toMatchObject({
      own_payment_max_percent: '45.00',
      payments_counts: [12],
      terms: [{ min_count: 12, max_count: 12, rate_in_percent: '0', residual_in_percent: '1' }],
    });
    expect(await read('lease_categories')).toEqual({ categories });
    expect(await read('medical_categories')).toEqual({ categories: [] });
  });

  test('goods to pick are those that the order may hold', async () => {
    const shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    const idOf = async (sector: 'general' | 'medical', value: string) =>
      (await listCategories(db, sector, null)).find((category) => category.value === value)?.id ?? null;
    const product = { price: 100_00, grossPrice: 123_00, vatLevel: 23 };
    const phones = { ...product, name: 'Telefon', categoryId: await idOf('general', 'phones') };
    const chair = { ...product, name: 'Unit', categoryId: await idOf('medical', 'dental') };
    await db.transaction((tx) =>
      importPredefinedProducts(tx, shopId, [phones, chair, { ...product, name: 'Kabel', categoryId: null }]),
    );
    const answer = await world.app.request(`/api/orders/${await begin()}/predefined_products`);
    expect(await answer.json()).toMatchObject({
      products: [
        { name: 'Telefon', price: '100.00', gross_price: '123.00', category: 'phones' },
        { name: 'Kabel', category: null },
      ],
    });
  });
});
