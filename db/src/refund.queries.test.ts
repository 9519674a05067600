import { beforeEach, expect, test } from 'vitest';
import type { Database } from './engine/database.ts';
import { insertPayment, listPayments, recordOperation } from './payment.queries.ts';
import { countOpenRefunds } from './refund-register.queries.ts';
import { bookReturn, insertRefunds, listRefunds } from './refund.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon, samplePayment } from './testing/sample-rows.ts';

onEachDatabase('refunds', (open) => {
  let db: Database;
  let sum: { orderId: string; operationId: string; currency: string };
  beforeEach(async () => {
    db = await open();
    const { id: orderId } = await makeOrder(db, await makeShop(db, 'shop'));
    const { id: paymentId } = await db.transaction((tx) =>
      insertPayment(tx, { ...samplePayment, orderId }, noon),
    );
    const came = { orderId, paymentId, provider: 'dotpay', number: 'M1', kind: 'payment' } as const;
    const money = { amount: 10_000, currency: 'PLN', status: 'completed', relatedNumber: null } as const;
    await db.transaction((tx) => recordOperation(tx, { ...came, ...money }, noon));
    const [payment] = await listPayments(db, orderId);
    sum = { orderId, operationId: payment?.operations[0]?.id ?? '', currency: 'PLN' };
  });

  const owe = (...amounts: number[]): Promise<void> =>
    db.transaction((tx) =>
      insertRefunds(
        tx,
        amounts.map((amount) => ({ ...sum, amount, reason: 'refused' as const })),
        noon,
      ),
    );
  const giveBack = (amount: number, reference: string): Promise<void> =>
    db.transaction((tx) => bookReturn(tx, { ...sum, amount, reference }, noon + 1));
  const listed = async (): Promise<string[]> =>
    (await listRefunds(db, sum.orderId))
      .map(({ amount, reason, state, reference }) => `${amount} ${reason} ${state} ${reference}`)
      .toSorted();

  test('stand at their sum until they are settled', async () => {
    await owe(10_000);
    const [payment] = await listPayments(db, sum.orderId);
    expect([payment?.status, payment?.refunds]).toEqual([
      'refused',
      [
        {
          ...{ ...sum, id: expect.any(String), amount: 10_000, reason: 'refused', state: 'owed' },
          ...{ reference: null, paidOn: null, orderedBy: null, orderedAt: null },
          ...{ settledBy: null, settledAt: null, explanation: null, createdAt: noon },
        },
      ],
    ]);
    await giveBack(10_000, 'M2');
    expect((await listPayments(db, sum.orderId))[0]?.status).toBe('refunded');
  });

  test('are paid out by what the provider gave back, once by its number', async () => {
    await owe(4_000, 6_000);
    await giveBack(10_000, 'M2');
    await giveBack(10_000, 'M2');
    expect(await listed()).toEqual(['4000 refused paid_out M2', '6000 refused paid_out M2']);
  });

  test('are paid out in part where less came back', async () => {
    await owe(10_000);
    await giveBack(2_500, 'M2');
    expect(await listed()).toEqual(['2500 refused paid_out M2', '7500 refused owed null']);
  });

  test('hold what came back and nobody owed', async () => {
    await giveBack(500, 'M2');
    expect(await listed()).toEqual(['500 returned paid_out M2']);
  });

  test('that somebody has to see to are counted: a złoty once the bank has had five days', async () => {
    await owe(4_000, 6_000);
    await db.transaction((tx) => insertRefunds(tx, [{ ...sum, amount: 100, reason: 'zloty' }], noon));
    const fiveDays = noon + 5 * 24 * 60 * 60_000;
    const open = { currency: 'PLN', oldest: noon };
    expect(await countOpenRefunds(db, fiveDays - 1)).toEqual([{ ...open, count: 2, amount: 10_000 }]);
    expect(await countOpenRefunds(db, fiveDays)).toEqual([{ ...open, count: 3, amount: 10_100 }]);
    await giveBack(4_000, 'M2');
    await giveBack(6_100, 'M3');
    expect(await countOpenRefunds(db, fiveDays)).toEqual([]);
  });
});
