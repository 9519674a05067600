import {
  insertPayment,
  insertRefunds,
  listPayments,
  loadUserByEmail,
  newCompany,
  recordOperation,
  saveCompany,
  type Database,
  type Order,
} from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts } from '@app/machines/order';
import type { RefundReason } from '@app/machines/rules';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

const facts = newFacts({
  ...{ salesChannel: 'pos', financingType: 'lease', flowType: 'salesman', initialPayment: 0 },
  ...{ grossPrice: 1_230_00, guarantee: false, calculated: true, itemsEditable: false },
  ...{ returnsToShop: false, remote: false },
});

type Register = ReplyOf<'listRefunds'>;

onEachDatabase('the register of refunds', (open) => {
  let db: Database;
  let world: RunningApp;
  let admin: Readonly<Record<string, string>>;
  let order: Order;
  const number = () => order.number;

  /** What came of one payment of the order, and what goes back of it. */
  async function owe(reason: RefundReason, amount: number, at: string, currency = 'PLN') {
    const came = Date.parse(at);
    await db.transaction(async (tx) => {
      const { id: paymentId, provider } = await insertPayment(
        tx,
        {
          ...{ orderId: order.id, kind: 'initial_payment', provider: 'dotpay', providerId: null },
          ...{ paymentType: 'transfer', amount, status: 'started', redirectUrl: null },
        },
        came,
      );
      const sum = { amount, currency, kind: 'payment', status: 'completed', relatedNumber: null } as const;
      const number = `M-${reason}-${amount}`;
      await recordOperation(tx, { ...sum, orderId: order.id, paymentId, provider, number }, came);
      const operation = (await listPayments(tx, order.id)).flatMap(({ operations }) => operations).at(-1);
      const owed = { orderId: order.id, operationId: operation?.id ?? '', amount, currency, reason };
      await insertRefunds(tx, [owed], came);
    });
  }

  const ask = (query: Record<string, string>) =>
    world.app.request(`/api/superadmin/refunds?${new URLSearchParams(query)}`, { headers: admin });
  const register = async (query: Record<string, string> = {}) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Register;
  };
  const amounts = ({ refunds }: Register) => refunds.map(({ amount, currency }) => `${amount} ${currency}`);

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    admin = await world.signIn('admin@test.example');
    const shopId = (await loadUserByEmail(db, 'sklep@test.example'))?.shopId ?? '';
    const at = Date.parse('2026-03-01T12:00:00Z');
    order = await db.transaction(async (tx) => {
      const inserted = await insertOrder(tx, {
        ...{ shopId, salesChannel: 'pos', receiveChannel: 'salesman_panel', financingType: 'lease' },
        ...{ flowType: 'salesman', status: 'salesman_sumup', facts, chartHash: 'chart', at },
        ...{ price: 1_000_00, grossPrice: 1_230_00, paymentsCount: 36, installmentValue: 30_00 },
      });
      await saveCompany(tx, inserted.id, { ...newCompany('5261040828'), name: 'Żak Sp. z o.o.' }, at);
      return inserted;
    });
    // The last minute of March in Warsaw, and the first of April.
    await owe('late', 100_00, '2026-03-31T21:59:00Z');
    await owe('second', 200_50, '2026-03-31T22:00:00Z');
    await owe('surplus', 30_00, '2026-04-02T08:00:00Z', 'EUR');
  });
  afterAll(() => world.stop());

  test('lists what goes back of all orders, with its order and what it all comes to', async () => {
    const { refunds, sums, next } = await register({ direction: 'asc' });
    expect([next, sums]).toEqual([
      null,
      [
        {
          ...{ state: 'owed', currency: 'EUR', count: 1, amount: '30.00' },
          oldest_at: '2026-04-02T08:00:00.000Z',
        },
        {
          ...{ state: 'owed', currency: 'PLN', count: 2, amount: '300.50' },
          oldest_at: '2026-03-31T21:59:00.000Z',
        },
      ],
    ]);
    expect(refunds[0]).toEqual({
      ...{
        id: expect.any(String),
        operation_id: expect.any(String),
        amount: '100.00',
        currency: 'PLN',
        reason: 'late',
        state: 'owed',
      },
      ...{ created_at: '2026-03-31T21:59:00.000Z', ordered_by: null, ordered_at: null },
      ...{ settled_by: null, settled_at: null, reference: null, paid_on: null, explanation: null },
      allowed: ['ORDER_REFUND', 'PAY_OUT_REFUND', 'KEEP_BY_AGREEMENT'],
      order: { slug: order.slug, siemens_id: number(), company_name: 'Żak Sp. z o.o.' },
    });
    expect(refunds.map(({ reason }) => reason)).toEqual(['late', 'second', 'surplus']);
  });

  test('narrows by Polish days, both included, and by the number of an order', async () => {
    expect(amounts(await register({ date_to: '2026-03-31' }))).toEqual(['100.00 PLN']);
    expect(amounts(await register({ date_from: '2026-04-01', date_to: '2026-04-01' }))).toEqual([
      '200.50 PLN',
    ]);
    expect(amounts(await register({ order_id: number() }))).toHaveLength(3);
    expect(amounts(await register({ order_id: '999' }))).toEqual([]);
    const reversed = await ask({ date_from: '2026-04-02', date_to: '2026-04-01' });
    expect([reversed.status, await reversed.json()]).toMatchObject([
      422,
      { errors: [{ date_to: 'Data końcowa jest wcześniejsza niż początkowa' }] },
    ]);
  });

  test('lists the states that are asked for, and refuses a strange one', async () => {
    const [first] = (await register({ direction: 'asc' })).refunds;
    const ordered = await world.app.request(
      `/api/superadmin/orders/${order.slug}/refunds/${first?.id}/orders`,
      { method: 'POST', headers: { ...admin, 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect(ordered.status).toBe(200);
    expect(amounts(await register({ states: 'owed' }))).toEqual(['30.00 EUR', '200.50 PLN']);
    const { refunds, sums } = await register({ states: 'ordered' });
    expect(refunds.map(({ amount, ordered_by: by }) => [amount, by])).toEqual([
      ['100.00', 'admin@test.example'],
    ]);
    expect(sums.map(({ state, count }) => [state, count])).toEqual([
      ['owed', 1],
      ['ordered', 1],
      ['owed', 1],
    ]);
    expect((await ask({ states: 'stolen' })).status).toBe(422);
  });

  test('is saved as a sheet', async () => {
    const answer = await ask({ format: 'xlsx', direction: 'asc', states: 'owed' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="zwroty.xlsx"',
    ]);
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const rows = sheets[0]?.rows.map((row) => [row[1], row[2], row[3], row[4], row[5], row[6]]);
    expect(rows).toEqual([
      ['Wniosek', 'Firma', 'Skąd', 'Stan', 'Kwota', 'Waluta'],
      [number(), 'Żak Sp. z o.o.', 'Druga wpłata', 'do zwrotu', 200.5, 'PLN'],
      [number(), 'Żak Sp. z o.o.', 'Nadpłata', 'do zwrotu', 30, 'EUR'],
    ]);
  });

  test('narrows by reason and currency; what is still open counts whatever the days and the currency', async () => {
    expect(amounts(await register({ reasons: 'late,surplus' }))).toEqual(['30.00 EUR', '100.00 PLN']);
    expect(amounts(await register({ currencies: 'EUR' }))).toEqual(['30.00 EUR']);
    const [, , last] = (await register({ direction: 'asc' })).refunds;
    const paidOut = await world.app.request(
      `/api/superadmin/orders/${order.slug}/refunds/${last?.id}/payouts`,
      {
        method: 'POST',
        headers: {
          ...{ ...admin, 'Idempotency-Key': crypto.randomUUID() },
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ reference: 'ZW/1', paid_on: '2026-04-03' }),
      },
    );
    expect(paidOut.status).toBe(200);
    const counted = async (query: Record<string, string>) =>
      (await register(query)).sums.map(({ state, currency }) => `${state} ${currency}`);
    const open = ['ordered PLN', 'owed PLN'];
    expect(await counted({ date_to: '2026-03-31', currencies: 'EUR' })).toEqual(open);
    expect(await counted({ date_from: '2026-04-01', currencies: 'PLN' })).toEqual([...open, 'paid_out EUR']);
    for (const strange of [{ reasons: 'stolen' }, { currencies: 'zloty' }])
      expect((await ask(strange)).status).toBe(422);
  });
});
