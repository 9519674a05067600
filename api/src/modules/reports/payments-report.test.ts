import { listPayments, loadUserByEmail, newCompany, saveCompany, type Database } from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts } from '@app/machines/order';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { beginPayment, receiveSum } from './testing/receive-sums.ts';

const facts = newFacts({
  ...{ salesChannel: 'pos', financingType: 'lease', flowType: 'salesman', initialPayment: 0 },
  ...{ grossPrice: 1_230_00, guarantee: false, calculated: true, itemsEditable: false },
  ...{ returnsToShop: false, remote: false },
});

type Report = ReplyOf<'paymentsReport'>;
type Tail<F> = F extends (db: Database, orderId: string, ...rest: infer Rest) => unknown ? Rest : never;

onEachDatabase('the report of payments', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Readonly<Record<string, string>>;
  const orders: Record<'bakery' | 'forge', { id: string; number: string }> = {
    ...{ bakery: { id: '', number: '' }, forge: { id: '', number: '' } },
  };

  const begin = (of: keyof typeof orders, ...payment: Tail<typeof beginPayment>) =>
    beginPayment(db, orders[of].id, ...payment);
  const come = (of: keyof typeof orders, ...sum: Tail<typeof receiveSum>) =>
    receiveSum(db, orders[of].id, ...sum);

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const shopId = (await loadUserByEmail(db, 'sklep@test.example'))?.shopId ?? '';
    admin = await world.signIn('admin@test.example');
    const companies = { bakery: 'Piekarnia Złoty Kłos', forge: 'Kuźnia Hefajstos' };
    for (const name of ['bakery', 'forge'] as const)
      await db.transaction(async (tx) => {
        const order = await insertOrder(tx, {
          ...{ shopId, salesChannel: 'pos', receiveChannel: 'salesman_panel', financingType: 'lease' },
          ...{ flowType: 'salesman', status: 'salesman_sumup', facts, chartHash: 'chart' },
          ...{ price: 1_000_00, grossPrice: 1_230_00, paymentsCount: 36, installmentValue: 30_00 },
          at: Date.parse('2026-03-01T12:00:00Z'),
        });
        orders[name] = { id: order.id, number: order.number };
        const company = { ...newCompany('5261040828'), name: companies[name], legalForm: 'sz' } as const;
        await saveCompany(tx, order.id, company, order.createdAt);
      });
    await begin('bakery', '2026-03-31T21:00:00Z', { amount: 900_00 });
    await come('bakery', '2026-03-31T21:59:00Z', 'M-1', {
      amount: 1_00,
      kind: 'test_payment',
      provider: 'bluemedia',
    });
    await come('bakery', '2026-03-31T22:00:00Z', 'M-2', {
      amount: 950_00,
      expected: 900_00,
      settled: 'refused',
      owed: 950_00,
    });
    await come('forge', '2026-04-01T08:00:00Z', 'M-3', { amount: 300_00, status: 'rejected' });
    await come('forge', '2026-04-01T09:00:00Z', 'M-4', {
      amount: 300_00,
      paymentType: 'on_place',
      provider: 'salesman',
      settled: 'accepted',
    });
    await come('forge', '2026-04-02T09:00:00Z', 'M-5', {
      amount: 310_00,
      expected: 300_00,
      settled: 'accepted',
      owed: 10_00,
    });
  });
  afterAll(() => world.stop());

  const ask = (query: Record<string, string>, headers = admin) =>
    world.app.request(`/api/superadmin/orders/payments_report?${new URLSearchParams(query)}`, { headers });
  const report = async (query: Record<string, string> = {}) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Report;
  };
  const rows = async (query: Record<string, string> = {}) =>
    (await report(query)).operations.map(({ number, type, status, amount, expected }) =>
      [number, type, status, amount, expected].map(String).join(' '),
    );

  test('holds what came, what is awaited and what goes back, the newest first', async () => {
    expect(await rows()).toEqual([
      'null refund refused 10.00 null',
      'M-5 initial_payment accepted 310.00 300.00',
      'M-4 initial_payment_on_place accepted 300.00 300.00',
      'M-3 initial_payment rejected 300.00 300.00',
      'null refund refused 950.00 null',
      'M-2 initial_payment refused 950.00 900.00',
      'M-1 verification completed 1.00 1.00',
      'null initial_payment started null 900.00',
    ]);
    const [first] = (await report({ operation_number: 'M-5' })).operations;
    expect(first).toMatchObject({
      at: '2026-04-02T09:00:00.000Z',
      order: { siemens_id: orders.forge.number, company_name: 'Kuźnia Hefajstos' },
      ...{ currency: 'PLN', provider: 'dotpay' },
    });
  });

  test('says of each payment the status that its operations and refunds give it', async () => {
    const said = new Map((await report()).operations.map(({ number, status }) => [number, status] as const));
    const payments = await Promise.all([orders.bakery, orders.forge].map(({ id }) => listPayments(db, id)));
    const given = payments
      .flat()
      .flatMap(({ status, operations }) => operations.map(({ number }) => [number, status] as const));
    expect(given.map(([number]) => [number, said.get(number)])).toEqual(given);
  });

  test('is narrowed by each filter, days being Polish ones', async () => {
    const numbers = async (query: Record<string, string>) =>
      (await report(query)).operations.map(({ number, type }) => number ?? type);
    expect({
      march: await numbers({ date_to: '2026-03-31' }),
      april: await numbers({ date_from: '2026-04-01', date_to: '2026-04-01' }),
      order: await numbers({ order_id: orders.bakery.number }),
      client: await numbers({ client: 'hefajstos', operation_types: 'initial_payment' }),
      nobody: await numbers({ client: 'Atena' }),
      both: await numbers({ client: 'hefajstos', order_id: orders.bakery.number }),
      number: await numbers({ operation_number: ' M-2 ' }),
      types: await numbers({ operation_types: 'refund,verification' }),
      statuses: await numbers({ statuses: 'started,rejected' }),
    }).toEqual({
      march: ['M-1', 'initial_payment'],
      april: ['M-4', 'M-3', 'refund', 'M-2'],
      order: ['refund', 'M-2', 'M-1', 'initial_payment'],
      client: ['M-5', 'M-3'],
      nobody: [],
      both: [],
      number: ['M-2'],
      types: ['refund', 'refund', 'M-1'],
      statuses: ['M-3', 'initial_payment'],
    });
  });

  test('is sorted by date or by amount, either way round', async () => {
    const amounts = async (query: Record<string, string>) =>
      (await report(query)).operations.map(({ amount }) => amount);
    expect(await amounts({ sort: 'amount' })).toEqual([
      ...['950.00', '950.00', '310.00', '300.00', '300.00', '10.00', '1.00', null],
    ]);
    expect((await amounts({ sort: 'amount', direction: 'asc' }))[0]).toBeNull();
    expect(await rows({ direction: 'asc' })).toEqual((await rows()).toReversed());
  });

  test('goes on behind a page without leaving out or repeating an operation', async () => {
    for (let place = 0; place < 60; place += 1)
      await begin('bakery', '2026-01-01T12:00:00Z', { amount: 100_00 + place });
    for (const sort of ['date', 'amount']) {
      const ids: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: Report = await report({ sort, ...(after !== '' && { after }) });
        expect(page.operations.length).toBeLessThanOrEqual(50);
        ids.push(...page.operations.map(({ id }) => id));
        after = page.next;
      }
      expect([ids.length, new Set(ids).size]).toEqual([68, 68]);
    }
  });

  test('is a sheet of all that the filters find, in the words of staff', async () => {
    const answer = await ask({ date_from: '2026-04-02', format: 'xlsx' });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="platnosci.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]?.rows.map((row) => row.slice(1))).toEqual([
      [
        'Wniosek',
        'Klient',
        'Numer operacji',
        'Rodzaj',
        'Status',
        'Kwota',
        'Oczekiwano',
        'Waluta',
        'Dostawca',
      ],
      [orders.forge.number, 'Kuźnia Hefajstos', null, 'Zwrot', 'do zwrotu', 10, null, 'PLN', 'Dotpay'],
      [
        orders.forge.number,
        'Kuźnia Hefajstos',
        'M-5',
        'Opłata wstępna',
        'zrealizowana',
        310,
        300,
        'PLN',
        'Dotpay',
      ],
    ]);
  });

  test('is given whole as JSON, by date, as a page of it is that holds everything', async () => {
    const answer = await ask({ statuses: 'refused,accepted', sort: 'amount', format: 'json' });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="platnosci.json"');
    expect(await answer.json()).toEqual(await report({ statuses: 'refused,accepted' }));
  });

  test('refuses days the wrong way round and words it does not know, and those who may not read it', async () => {
    const refused = async (query: Record<string, string>) => {
      const answer = await ask(query);
      return [answer.status, ((await answer.json()) as { errors: unknown }).errors];
    };
    expect(await refused({ date_from: '2026-04-02', date_to: '2026-04-01' })).toEqual([
      422,
      [{ date_to: 'Data końcowa jest wcześniejsza niż początkowa' }],
    ]);
    expect((await refused({ operation_types: 'gift' }))[0]).toBe(422);
    expect((await refused({ after: 'nowhere' }))[0]).toBe(422);
    expect((await ask({}, await world.signIn('sklep@test.example'))).status).toBe(403);
  });
});
