import { randomUUID } from 'node:crypto';
import {
  importDepreciationRates,
  importLoanParameters,
  listLoanParameters,
  listTableChanges,
  loadShopByClientId,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Rates = ReplyOf<'getDepreciationRates'>;
type Loans = ReplyOf<'getDefaultLoanParameters'>;
type Refused<Set> = {
  readonly errors?: readonly object[];
  readonly code?: string;
  readonly error?: string;
  readonly set?: Set;
};

onEachDatabase('tables of prices', (open) => {
  let db: Database;
  let world: RunningApp;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    for (const role of ['pricing_manager', 'admin'] as const) {
      await insertAccount(db, { email: `${role}@tables.example`, roles: [role] });
      cookies.set(role, await world.signIn(`${role}@tables.example`));
    }
    cookies.set('shop', await world.signIn('sklep@test.example'));
  });
  afterAll(() => world.stop());

  async function ask<Set>(method: string, path: string, body?: object, who = 'pricing_manager') {
    const answer = await world.app.request(`/api/superadmin/${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...cookies.get(who),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Set & Refused<Set> };
  }
  const versionOf = async (path: string) => (await ask<{ version: string }>('GET', path)).body.version;

  const depreciation = 'general_categories/depreciation_rates';
  const saveRates = async (rows: readonly object[], version?: string, who?: string) =>
    ask<Rates>('PUT', depreciation, { version: version ?? (await versionOf(depreciation)), rows }, who);

  test('rates of depreciation are read and written whole, and who did it is told', async () => {
    const saved = await saveRates([
      { kst: '8', rate_percent: '20' },
      { kst: '491', rate_percent: '30.5' },
    ]);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        rows: [
          { kst: '491', rate_percent: '30.50' },
          { kst: '8', rate_percent: '20.00' },
        ],
        changes: [{ by: 'pricing_manager@tables.example', written: 2 }],
      },
    });
    expect((await ask<Rates>('GET', depreciation)).body).toEqual(saved.body);
    const changed = await saveRates([{ kst: '491', rate_percent: '25.00' }], saved.body.version, 'admin');
    expect(changed.body.changes.slice(0, 2)).toMatchObject([
      { by: 'admin@tables.example', written: 1, gone: 2 },
      { by: 'pricing_manager@tables.example' },
    ]);
    const [last] = await listTableChanges(db, { table: 'depreciation_rates', categoryId: null }, 1);
    expect(last).toMatchObject({
      before: saved.body.rows,
      after: [{ kst: '491', rate_percent: '25.00' }],
    });
  });

  test('a set that is saved as it was is no change', async () => {
    const rows = [{ kst: '491', rate_percent: '25.00' }];
    const first = await saveRates(rows);
    expect((await saveRates(rows)).body).toEqual(first.body);
  });

  test('rates of depreciation refuse what breaks a rule, each on its field, and write nothing', async () => {
    const before = await ask<Rates>('GET', depreciation);
    const refused = await saveRates([
      { kst: '491', rate_percent: '30' },
      { kst: '491', rate_percent: '100.01' },
      { kst: '', rate_percent: '30' },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [
          { 'rows.1.kst': 'Ta grupa KST już jest na liście' },
          { 'rows.1.rate_percent': 'Wpisz procent od 0 do 100' },
          { 'rows.2.kst': 'To pole jest wymagane' },
        ],
      },
    });
    expect((await saveRates([{ kst: '4911', rate_percent: '30.123' }])).status).toBe(422);
    expect((await ask<Rates>('GET', depreciation)).body).toEqual(before.body);
  });

  test('of two who change a set at once the second gets what the first has saved, and so after an import', async () => {
    const version = await versionOf(depreciation);
    const [one, other] = await Promise.all([
      saveRates([{ kst: '1', rate_percent: '1' }], version),
      saveRates([{ kst: '2', rate_percent: '2' }], version, 'admin'),
    ]);
    const [first, second] = one.status === 200 ? [one, other] : [other, one];
    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'version',
        error: 'Ktoś zmienił tę tabelę w międzyczasie. Porównaj obie wersje.',
        set: first.body,
      },
    });
    await db.transaction((tx) => importDepreciationRates(tx, [{ kst: '3', rateInPercent: '3.00' }]));
    expect(await saveRates([], first.body.version)).toMatchObject({
      status: 409,
      body: { set: { rows: [{ kst: '3', rate_percent: '3.00' }] } },
    });
  });

  const loans = 'default_b2b_loan_parameters';
  const loan = {
    ...{ payments_count: 24, interest_percent: '12.5', administrative_cost_percent: '2' },
    ...{ administrative_cost_financed: true, insurance_price: '120' },
  };

  test('the default terms of loans are read and written whole; shops with terms of their own keep them', async () => {
    const shop = await loadShopByClientId(db, 'test');
    const own = {
      ...{ paymentsCount: 36, interest: '9.00', administrativeCostInPercent: '0.00' },
      ...{ administrativeCostFinanced: false, insurancePrice: 0 },
    };
    await db.transaction((tx) => importLoanParameters(tx, shop?.id ?? '', [own]));
    const read = await ask<Loans>('GET', loans);
    expect(read.body.rows.map((row) => [row.payments_count, row.interest_percent])).toEqual([
      [12, '15.00'],
      [24, '15.00'],
      [36, '15.00'],
      [48, '15.00'],
    ]);
    const saved = await ask<Loans>('PUT', loans, {
      version: read.body.version,
      rows: [loan, { ...loan, payments_count: 6, administrative_cost_financed: false, insurance_price: 0 }],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        rows: [
          {
            ...{ payments_count: 6, interest_percent: '12.50', administrative_cost_percent: '2.00' },
            ...{ administrative_cost_financed: false, insurance_price: '0.00' },
          },
          {
            ...{ payments_count: 24, interest_percent: '12.50', administrative_cost_percent: '2.00' },
            ...{ administrative_cost_financed: true, insurance_price: '120.00' },
          },
        ],
        changes: [{ by: 'pricing_manager@tables.example', written: 2, gone: 4 }],
      },
    });
    expect(await listLoanParameters(db, null)).toMatchObject([
      { paymentsCount: 6 },
      { paymentsCount: 24, interest: '12.50', insurancePrice: 120_00 },
    ]);
    expect(await listLoanParameters(db, shop?.id ?? '')).toMatchObject([own]);
    await db.transaction((tx) => importLoanParameters(tx, shop?.id ?? '', []));
  });

  test('the default terms of loans refuse what breaks a rule on its field, and another version', async () => {
    const { version } = (await ask<Loans>('GET', loans)).body;
    const rows = [loan, loan, { ...loan, payments_count: 121, interest_percent: '101' }];
    expect(await ask('PUT', loans, { version, rows })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { 'rows.1.payments_count': 'Ta liczba rat już jest na liście' },
          { 'rows.2.payments_count': 'Liczba rat może wynosić najwyżej 120' },
          { 'rows.2.interest_percent': 'Wpisz procent od 0 do 100' },
        ],
      },
    });
    const negative = [{ ...loan, insurance_price: '-1.00' }];
    expect((await ask('PUT', loans, { version, rows: negative })).status).toBe(422);
    const other = await ask<Loans>('PUT', loans, { version: 'other', rows: [loan] });
    expect(other).toMatchObject({ status: 409, body: { code: 'version', set: { version } } });
  });

  test.each([depreciation, loans, 'medical_price_ranges', 'plm_calculate_settings'])(
    '%s is nothing for shops',
    async (path) => {
      expect((await ask('GET', path, undefined, 'shop')).status).toBe(403);
      expect((await ask('PUT', path, { version: 'x', rows: [] }, 'shop')).status).toBe(403);
    },
  );
});
