import { randomUUID } from 'node:crypto';
import { listCategories, listMedicalRanges, rowsOfCategory, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Ranges = ReplyOf<'getMedicalPriceRanges'>;
type Category = ReplyOf<'getDefaultCategory'>;

onEachDatabase('price ranges of medical equipment', (open) => {
  let db: Database;
  let world: RunningApp;
  let cookie: Record<string, string>;

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    await insertAccount(db, { email: 'ceny@tables.example', roles: ['pricing_manager'] });
    cookie = await world.signIn('ceny@tables.example');
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object) {
    const answer = await world.app.request(`/api/superadmin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const address = 'medical_price_ranges';
  const range = {
    ...{ price_from: '1000.00', price_to: '500000.00', months_from: 12, months_to: 84 },
    ...{ base_rate_percent: '5.00', margin_percent: '3.20' },
  };
  const dental = async () => {
    const found = (await listCategories(db, 'medical', null)).find(({ value }) => value === 'dental');
    return found?.id ?? '';
  };

  test('those of all medical categories are read and written whole, and price a category without its own', async () => {
    const read = await ask<Ranges>('GET', address);
    expect(read.body.rows).toEqual([range]);
    const rows = [
      { ...range, price_to: '100000.00', margin_percent: '4.00' },
      { ...range, price_from: '100000.01' },
    ];
    const saved = await ask<Ranges>('PUT', address, { version: read.body.version, rows });
    expect(saved).toMatchObject({ status: 200, body: { rows, changes: [{ written: 2, gone: 1 }] } });
    const id = await dental();
    expect(rowsOfCategory(await listMedicalRanges(db, [id]), { id, defaultCategoryId: null })).toMatchObject([
      { priceFrom: 1_000_00, priceTo: 100_000_00, marginInPercent: '4.00' },
      { priceFrom: 100_000_01, priceTo: 500_000_00, marginInPercent: '3.20' },
    ]);
  });

  test('the own ones of a category take their place and are its next version', async () => {
    const id = await dental();
    const path = `${address}?category_id=${id}`;
    const read = await ask<Ranges>('GET', path);
    expect(read.body.rows).toEqual([]);
    const own = [{ ...range, margin_percent: '9.00' }];
    const change = { version: read.body.version, category_id: id, rows: own };
    const before = (await ask<Category>('GET', `medical_categories/${id}`)).body;
    const saved = await ask<Ranges>('PUT', address, change);
    expect(saved).toMatchObject({
      status: 200,
      body: { rows: own, changes: [{ by: 'ceny@tables.example', written: 1, gone: 0 }] },
    });
    expect((await ask<Category>('GET', `medical_categories/${id}`)).body).toMatchObject({
      ...{ version: before.version + 1, medical_ranges: own, updated_by: 'ceny@tables.example' },
      own_payment_min_percent: before.own_payment_min_percent,
    });
    expect((await ask<Ranges>('GET', address)).body.rows).toHaveLength(2);
    expect((await ask('PUT', address, change)).status).toBe(409);
    const emptied = { version: saved.body.version, category_id: id, rows: [] };
    expect((await ask<Ranges>('PUT', address, emptied)).body.rows).toEqual([]);
  });

  test('refuse what breaks a rule on its field, and a category of another sector', async () => {
    const { version } = (await ask<Ranges>('GET', address)).body;
    const rows = [range, { ...range, price_from: '999.99', months_to: 24, margin_percent: '0.99' }];
    expect(await ask('PUT', address, { version, rows })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { 'rows.1.price_from': 'Zakres może zaczynać się najwcześniej od 1\u00a0000,00\u00a0zł' },
          { 'rows.1.margin_percent': 'Najniższa marża to 1%' },
        ],
      },
    });
    const [lease] = await listCategories(db, 'general', null);
    expect((await ask('GET', `${address}?category_id=${lease?.id}`)).status).toBe(404);
    expect((await ask('PUT', address, { version, category_id: 'nobody', rows: [range] })).status).toBe(404);
  });
});
