import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertBankVerification, saveBankVerification } from '../bank-verification.queries.ts';
import { insertPayment, listPayments, recordOperation } from '../payment.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, samplePayment } from '../testing/sample-rows.ts';
import { olderZlotys } from './0030-older-zlotys.ts';
import { columnTypes } from './column-types.ts';

onEachDatabase('a database of a release that did not write the złoty of a verification down', (open) => {
  test('has it of each completed transfer as a payment that is owed back, and no other', async () => {
    const db = await open();
    const { id: orderId } = await makeOrder(db, await makeShop(db, 'shop'));
    const verified = (mode: '1PLN' | 'AIS', status: 'completed' | 'failed', providerId: string) =>
      db.transaction(async (tx) => {
        const asked = { orderId, mode, channelId: '101', personId: null, redirectUrl: null } as const;
        const { id } = await insertBankVerification(tx, { ...asked, providerId, status: 'started' }, noon);
        await saveBankVerification(tx, id, { status }, noon + 1);
      });
    await verified('1PLN', 'completed', 'BM1');
    await verified('AIS', 'completed', 'BM2');
    await verified('1PLN', 'failed', 'BM3');
    await verified('1PLN', 'completed', 'BM4');
    await db.transaction(async (tx) => {
      const known = { ...samplePayment, orderId, kind: 'test_payment', provider: 'bluemedia' } as const;
      const { id: paymentId } = await insertPayment(tx, { ...known, providerId: 'BM4' }, noon);
      const came = { orderId, paymentId, provider: 'bluemedia', number: 'P4', relatedNumber: null } as const;
      const money = { kind: 'payment', status: 'completed', amount: 100, currency: 'PLN' } as const;
      await recordOperation(tx, { ...came, ...money }, noon);
    });
    await db.transaction(async (tx) => {
      for (const statement of olderZlotys(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
    });
    const found = (await listPayments(db, orderId)).map(({ providerId, operations, refunds }) => [
      providerId,
      operations.map(({ number, amount, createdAt }) => [number, amount, createdAt]),
      refunds.map(({ reason, state, amount, createdAt }) => [reason, state, amount, createdAt]),
    ]);
    expect(found).toEqual([
      ['BM1', [['BM1', 100, noon + 1]], [['zloty', 'owed', 100, noon + 1]]],
      ['BM4', [['P4', 100, noon]], []],
    ]);
  });
});
