import { randomUUID } from 'node:crypto';
import { listCategories, listPlmRows, rowsOfCategory, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Calculations = ReplyOf<'getPlmCalculations'>;
const twice = 'Jest już aktywna kalkulacja z tą liczbą rat i rodzajem wsparcia';

onEachDatabase('base calculations of plm', (open) => {
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

  const address = 'plm_calculate_settings';
  async function ask<T = Calculations>(method: string, path: string, body?: object) {
    const answer = await world.app.request(`/api/superadmin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const stored = async () => (await ask('GET', address)).body;
  const calculation = {
    ...{ support_type: 'standard', payments_count: 24, price_from: '1000.00', price_to: '200000.00' },
    ...{ rate_percent: '4.55', subvention_percent: '3.50', manipulation_fee: '150.00' },
    ...{ commission_percent: '0.00', irr_percent: null, active: true },
  };

  test('the set of the demo is a valid one: it can be saved as it is, and its rows keep their ids', async () => {
    const { version, rows, changes } = await stored();
    expect(rows).toEqual([
      { id: rows[0]?.id, ...calculation },
      {
        ...{ ...calculation, id: rows[1]?.id, payments_count: 36, rate_percent: '3.25' },
        subvention_percent: '4.00',
      },
    ]);
    expect(changes).toEqual([]);
    expect(await ask('PUT', address, { version, rows })).toEqual({
      status: 200,
      body: { version, rows, changes: [] },
    });
  });

  test('a calculation is added for goods of another price; for the same goods it is refused (CATALOG-040)', async () => {
    const { version } = await stored();
    expect(await ask<object>('POST', address, { version, ...calculation })).toMatchObject({
      status: 422,
      body: { errors: [{ payments_count: twice }] },
    });
    const dearer = { ...calculation, price_from: '200000.01', price_to: '500000', irr_percent: '7.2' };
    const added = await ask('POST', address, { version, ...dearer });
    expect(added.status).toBe(201);
    expect(added.body.rows[1]).toEqual({
      ...{ ...dearer, id: added.body.rows[1]?.id, price_to: '500000.00', irr_percent: '7.20' },
    });
    expect(added.body.changes).toMatchObject([{ by: 'ceny@tables.example', written: 1, gone: 0 }]);
    expect((await ask('POST', address, { version, ...dearer })).status).toBe(409);
  });

  test('one that is switched off prices nothing, and cannot be switched on beside another for the same goods', async () => {
    const before = await stored();
    const id = before.rows.find((row) => row.payments_count === 36)?.id ?? '';
    const off = await ask('PATCH', `${address}/${id}`, { version: before.version, active: false });
    expect(off.body.rows.map((row) => [row.id === id, row.active])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect((await listPlmRows(db, [])).map(({ paymentsCount }) => paymentsCount)).toEqual([24, 24]);
    const other = { ...calculation, payments_count: 36 };
    const added = await ask('POST', address, { version: off.body.version, ...other });
    const on = { version: added.body.version, active: true };
    expect(await ask<object>('PATCH', `${address}/${id}`, on)).toMatchObject({
      status: 422,
      body: { error: twice, errors: [{ active: twice }] },
    });
    expect((await ask('PATCH', `${address}/${id}`, { ...on, version: before.version })).status).toBe(409);
    expect((await ask('PATCH', `${address}/nobody`, on)).status).toBe(404);
  });

  test('a whole set that breaks a rule is told field by field, the later of two for the same goods', async () => {
    const { version } = await stored();
    const rows = [
      calculation,
      { ...calculation, price_from: '200000.00', price_to: '300000.00' },
      { ...calculation, support_type: 'promocja', price_to: '1000.00', subvention_percent: '100.01' },
    ];
    expect(await ask<object>('PUT', address, { version, rows })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { 'rows.1.payments_count': twice },
          { 'rows.2.price_from': 'Początek zakresu musi być mniejszy od końca' },
          { 'rows.2.subvention_percent': 'Wpisz procent od 0 do 100' },
        ],
      },
    });
  });

  test('a category has calculations of its own in place of the common ones, and a set keeps its own rows alone', async () => {
    const [category] = await listCategories(db, 'plm', null);
    const id = category?.id ?? '';
    const path = `${address}?category_id=${id}`;
    const { version } = (await ask('GET', path)).body;
    const common = await stored();
    const own = { ...calculation, rate_percent: '5.00' };
    const change = { version, category_id: id, rows: [{ ...own, id: common.rows[0]?.id }] };
    const saved = await ask('PUT', address, change);
    expect(saved.body.rows).toEqual([{ ...own, id: saved.body.rows[0]?.id }]);
    expect(saved.body.rows[0]?.id).not.toBe(common.rows[0]?.id);
    expect(await stored()).toEqual(common);
    expect(rowsOfCategory(await listPlmRows(db, [id]), { id, defaultCategoryId: null })).toMatchObject([
      { rateInPercent: '5.00' },
    ]);
    expect((await ask('GET', `${address}?category_id=nobody`)).status).toBe(404);
  });

  test('superadmins hear of each change on their bells, of one that is refused not', async () => {
    await insertAccount(db, { email: 'maria@tables.example', roles: ['superadmin'] });
    const maria = await world.signIn('maria@tables.example');
    const bell = async () => {
      const answer = await world.app.request('/api/notifications', { headers: maria });
      const { notifications } = (await answer.json()) as ReplyOf<'listBell'>;
      return notifications.map(({ notification_type, success, order, category }) => ({
        ...{ notification_type, success, order, category },
      }));
    };
    const { version, rows } = await stored();
    expect((await ask('PUT', address, { version: 'other', rows })).status).toBe(409);
    expect(await bell()).toEqual([]);
    const [first] = rows;
    const cheaper = { ...first, rate_percent: '4.40' };
    expect((await ask('PUT', address, { version, rows: [cheaper, ...rows.slice(1)] })).status).toBe(200);
    const told = { notification_type: 'calculation', success: true, order: null, category: null };
    expect(await bell()).toEqual([told]);
    const ranges = await ask<ReplyOf<'getMedicalPriceRanges'>>('GET', 'medical_price_ranges');
    const sent = { version: ranges.body.version, rows: ranges.body.rows };
    expect((await ask('PUT', 'medical_price_ranges', sent)).status).toBe(200);
    // What was saved as it was is no change.
    expect(await bell()).toEqual([told]);
    const [range, ...others] = sent.rows;
    const changed = { ...sent, rows: [{ ...range, margin_percent: '3.30' }, ...others] };
    expect((await ask('PUT', 'medical_price_ranges', changed)).status).toBe(200);
    expect(await bell()).toEqual([{ ...told, notification_type: 'medical_price_ranges' }, told]);
  });
});
