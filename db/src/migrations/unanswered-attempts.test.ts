import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertBankVerification } from '../bank-verification.queries.ts';
import { checkHistory } from '../order-history.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { insertPayment, recordOperation } from '../payment.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts, samplePayment } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { unansweredAttempts } from './0024-unanswered-attempts.ts';
import { columnTypes } from './column-types.ts';

const { bankUnanswered: _bank, bankNews: _news, paymentUnanswered: _payment, ...oldFacts } = sampleFacts;
const nothing = { bankUnanswered: false, bankNews: false, paymentUnanswered: false };

onEachDatabase('an order of the release before', (open) => {
  test('knows what nobody has answered, and its history folds to it', async () => {
    const db = await open();
    const shop = await makeShop(db, 'attempts');
    const stored = [
      ['sumup', null, null],
      ['test_payment_in_progress', 'started', null],
      ['test_payment_completed', 'completed', null],
      ['test_payment_manual', null, null],
      ['initial_payment_in_progress', 'completed', 'started'],
      ['initial_payment_rejected', 'completed', 'rejected'],
      ['initial_payment_accepted', 'completed', 'started'],
    ] as const;
    const ids: string[] = [];
    for (const [status, verified, paid] of stored) {
      const { id } = await makeOrder(db, shop, { status });
      ids.push(id);
      await db.transaction(async (tx) => {
        const row = {
          orderId: id,
          seq: 1,
          event: 'CREATE',
          actor: 'system',
          userId: null,
          reason: null,
        } as const;
        const after = {
          visited: [status],
          toStatus: status,
          forced: false,
          at: noon,
          chartHash: 'chart',
          edges: [],
        };
        const first = { ...row, ...after, fromStatus: null, factsPatch: oldFacts };
        await appendOrderEvent(tx, first);
        if (paid !== null)
          await appendOrderEvent(tx, { ...first, seq: 2, fromStatus: status, factsPatch: {} });
        const patch = JSON.stringify(oldFacts);
        await sql`update orders set facts = ${patch} where id = ${id}`.execute(tx.kysely);
        if (verified !== null) {
          const asked = { mode: '1PLN', channelId: '1', personId: null, providerId: null } as const;
          await insertBankVerification(
            tx,
            { ...asked, orderId: id, status: verified, redirectUrl: null },
            noon,
          );
        }
        if (paid === null) return;
        const payment = await insertPayment(tx, { ...samplePayment, orderId: id, status: 'started' }, noon);
        const said = { kind: 'payment', amount: 1, currency: 'PLN', status: 'rejected' } as const;
        const of = { orderId: id, paymentId: payment.id, provider: 'dotpay', number: id };
        if (paid === 'rejected') await recordOperation(tx, { ...said, ...of, relatedNumber: null }, noon);
      });
    }
    await db.transaction(async (tx) => {
      for (const statement of unansweredAttempts(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
    });
    const facts = await Promise.all(ids.map(async (id) => (await loadOrderById(db, id))?.facts));
    expect(facts).toEqual(
      [
        nothing,
        { ...nothing, bankUnanswered: true },
        { ...nothing, bankNews: true },
        nothing,
        { ...nothing, paymentUnanswered: true },
        nothing,
        nothing,
      ].map((more) => ({ ...oldFacts, ...more })),
    );
    expect(await Promise.all(ids.map((id) => checkHistory(db, id)))).toEqual(ids.map(() => null));
  });
});
