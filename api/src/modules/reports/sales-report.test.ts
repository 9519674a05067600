import { loadUserByEmail, newCompany, saveCompany, type Database, type NewOrder } from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts } from '@app/machines/order';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Report = ReplyOf<'salesReport'>;

const facts = newFacts({
  salesChannel: 'pos',
  financingType: 'lease',
  flowType: 'salesman',
  initialPayment: 0,
  grossPrice: 12_300_00,
  guarantee: false,
  calculated: true,
  itemsEditable: false,
  returnsToShop: false,
  remote: false,
});

onEachDatabase('the report of sales', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Readonly<Record<string, string>>;
  let seller: Readonly<Record<string, string>>;
  const numbers: Record<string, string> = {};

  const shopOf = async (account: string): Promise<string> =>
    (await loadUserByEmail(db, `${account}@test.example`))?.shopId ?? '';

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const own = await shopOf('sklep');
    const strange = await shopOf('obcy');
    const anna = { email: 'anna@test.example', fullName: 'Anna Lis', roles: ['shop_employee'] as const };
    await insertAccount(db, { ...anna, shopId: own, at: 0 });
    admin = await world.signIn('admin@test.example');
    seller = await world.signIn('anna@test.example');
    const add = (name: string, shopId: string, at: string, given: Partial<NewOrder> = {}) =>
      db.transaction(async (tx) => {
        const order = await insertOrder(tx, {
          ...{ shopId, salesChannel: 'pos', receiveChannel: 'salesman_panel', financingType: 'lease' },
          ...{ flowType: 'salesman', status: 'salesman_sumup', facts, chartHash: 'chart' },
          ...{ price: 1_000_00, grossPrice: 1_230_00, paymentsCount: 36, installmentValue: 30_00 },
          at: Date.parse(at),
          ...given,
        });
        numbers[order.number] = name;
        await saveCompany(
          tx,
          order.id,
          { ...newCompany('5261040828'), name: `${name} Sp. z o.o.` },
          order.createdAt,
        );
      });
    await add('W październiku', own, '2026-03-01T12:00:00Z');
    // The last minute of March in Warsaw, and the first of April: the clocks went on in between.
    await add('Ostatni', own, '2026-03-31T21:59:00Z', {
      status: 'delivered',
      deliveredAt: Date.parse('2026-04-02T12:00:00Z'),
    });
    await add('Pierwszy', own, '2026-03-31T22:00:00Z', { status: 'signed', price: 500_50 });
    await add('Obcy', strange, '2026-04-02T08:00:00Z', { financingType: 'medical', status: 'finished' });
    await add('Odrzucony', own, '2026-04-02T09:00:00Z', {
      status: 'canceled',
      financingType: 'b2b_loan',
      salesChannel: 'shop',
    });
  });
  afterAll(() => world.stop());

  const ask = (query: Record<string, string>, headers = admin, area = 'superadmin') =>
    world.app.request(`/api/${area}/orders/sales_report?${new URLSearchParams(query)}`, { headers });
  const report = async (query: Record<string, string>, headers = admin, area = 'superadmin') => {
    const answer = await ask(query, headers, area);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Report;
  };
  const names = ({ orders }: Report) => orders.map(({ siemens_id: number }) => numbers[number]);
  const days = { date_from: '2026-03-31', date_to: '2026-04-02' };

  test('counts what was begun, sold and delivered in Polish days, beside as many days before', async () => {
    const { figures, days: byDay, date_from, date_to } = await report(days);
    expect({ figures, date_from, date_to }).toEqual({
      ...days,
      figures: {
        orders: 4,
        sold: 3,
        sold_price: '2500.50',
        delivered: 2,
        delivered_price: '2000.00',
        orders_before: 0,
      },
    });
    const none = { lease: 0, b2b_loan: 0, medical: 0, industry: 0, plm: 0 };
    expect(byDay).toEqual([
      { day: '2026-03-31', ...none, lease: 1 },
      { day: '2026-04-01', ...none, lease: 1 },
      { day: '2026-04-02', ...none, medical: 1, b2b_loan: 1 },
    ]);
    const april = await report({ date_from: '2026-04-01', date_to: '2026-04-30' });
    expect([april.figures.orders, april.figures.orders_before]).toEqual([3, 1]);
  });

  test('lists its orders newest first, narrowed by each filter', async () => {
    const all = await report(days);
    expect([names(all), all.orders.at(-1)?.delivered_at]).toEqual([
      ['Odrzucony', 'Obcy', 'Pierwszy', 'Ostatni'],
      '2026-04-02',
    ]);
    const narrowed = async (query: Record<string, string>) => names(await report({ ...days, ...query }));
    expect({
      kind: await narrowed({ financing_types: 'medical,b2b_loan' }),
      channel: await narrowed({ sales_channels: 'shop' }),
      status: await narrowed({ order_statuses: 'signed,canceled' }),
      delivered: await narrowed({ delivered: 'true' }),
      others: await narrowed({ delivered: 'false' }),
      none: await narrowed({ delivered: 'true', order_statuses: 'canceled' }),
      agreement: await narrowed({ agreement_statuses: 'signed' }),
      shop: await narrowed({ shops_ids: await shopOf('obcy') }),
    }).toEqual({
      kind: ['Odrzucony', 'Obcy'],
      channel: ['Odrzucony'],
      status: ['Odrzucony', 'Pierwszy'],
      delivered: ['Obcy', 'Ostatni'],
      others: ['Odrzucony', 'Pierwszy'],
      none: [],
      agreement: [],
      shop: ['Obcy'],
    });
  });

  test('is of this month where no days are said, and refuses days the wrong way round, too many, or words it does not know', async () => {
    const { date_from: from, date_to: to } = await report({});
    expect([from, to]).toEqual([`${to.slice(0, 8)}01`, to]);
    const refused = async (query: Record<string, string>) => {
      const answer = await ask(query);
      return [answer.status, ((await answer.json()) as { errors: unknown }).errors];
    };
    expect(await refused({ date_from: '2026-04-02', date_to: '2026-04-01' })).toEqual([
      422,
      [{ date_to: 'Data końcowa jest wcześniejsza niż początkowa' }],
    ]);
    expect(await refused({ date_from: '2020-01-01', date_to: '2026-04-01' })).toEqual([
      422,
      [{ date_to: 'Wybierz okres najwyżej 366 dni' }],
    ]);
    expect((await refused({ order_statuses: 'sold' }))[0]).toBe(422);
  });

  test('is given whole as JSON, as a page of it is that holds everything', async () => {
    const answer = await ask({ ...days, format: 'json' });
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/json',
      'attachment; filename="sprzedaz.json"',
    ]);
    expect(await answer.json()).toEqual(await report(days));
    const none = { date_from: '2024-01-01', date_to: '2024-01-02' };
    expect((await report({ ...none, format: 'json' })).orders).toEqual([]);
  });

  test('of a shop holds its own orders alone, as a sheet in its words and without VAT ids for employees', async () => {
    expect(names(await report(days, seller, 'shop'))).toEqual(['Odrzucony', 'Pierwszy', 'Ostatni']);
    expect((await ask(days, seller)).status).toBe(403);
    const sheet = async (headers: Readonly<Record<string, string>>, area: string) => {
      const answer = await ask({ ...days, format: 'xlsx' }, headers, area);
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      return sheets[0]?.rows.map((row) => [row[0], row[6], row[7], row[11]]);
    };
    const own = await sheet(seller, 'shop');
    expect(own?.map(([number, ...rest]) => [numbers[String(number)] ?? number, ...rest])).toEqual([
      ['Numer', 'Firma', 'Netto', 'Status'],
      ['Odrzucony', 'Odrzucony Sp. z o.o.', 1000, 'Anulowane'],
      ['Pierwszy', 'Pierwszy Sp. z o.o.', 500.5, 'Dołącz dokumenty'],
      ['Ostatni', 'Ostatni Sp. z o.o.', 1000, 'Dostarczono'],
    ]);
    const all = await sheet(admin, 'superadmin');
    expect([all?.length, all?.[1]?.[2]]).toEqual([5, '5261040828']);
  });
});
