import { beforeAll, expect, test } from 'vitest';
import type { Database } from './engine/database.ts';
import { isUniqueViolation } from './engine/errors.ts';
import type { StoredOrderEvent } from './engine/order-events.ts';
import { saveOrder } from './engine/save-order.ts';
import { checkHistory, isOnlySystemsSince, listOrderEvents } from './order-history.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts } from './testing/sample-rows.ts';
import { appendOrderEvent } from './testing/test-queries.ts';

onEachDatabase('the history of an order', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  const created = (orderId: string): StoredOrderEvent => ({
    orderId,
    seq: 1,
    event: 'CREATE',
    factsPatch: sampleFacts,
    fromStatus: null,
    toStatus: 'sumup',
    visited: ['sumup'],
    actor: 'shop_api',
    userId: null,
    reason: null,
    forced: false,
    edges: [],
    at: noon,
    chartHash: 'chart',
  });

  test('comes back as it was written and folds to the stored status and facts', async () => {
    const order = await makeOrder(db, await makeShop(db, 'one'));
    const next: StoredOrderEvent = {
      ...created(order.id),
      seq: 2,
      event: 'CONFIRM_SUMMARY',
      factsPatch: { requiredConsentsGiven: true },
      fromStatus: 'sumup',
      toStatus: 'complement_company_and_user',
      visited: ['complement_company_and_user'],
      actor: 'client',
    };
    await db.transaction(async (tx) => {
      await appendOrderEvent(tx, created(order.id));
      const facts = { ...sampleFacts, requiredConsentsGiven: true };
      await saveOrder(tx, order, { status: 'complement_company_and_user', facts }, noon);
      await appendOrderEvent(tx, next);
    });
    expect(await listOrderEvents(db, order.id)).toEqual([created(order.id), next]);
    expect(await checkHistory(db, order.id)).toBeNull();
  });

  test('a status or fact that no event brought is found', async () => {
    const order = await makeOrder(db, await makeShop(db, 'two'));
    await db.transaction((tx) => appendOrderEvent(tx, created(order.id)));
    const paid = await db.transaction((tx) =>
      saveOrder(tx, order, { facts: { ...sampleFacts, paid: true } }, noon),
    );
    expect(await checkHistory(db, order.id)).toBe("the history's facts are not the order's");
    await db.transaction((tx) => saveOrder(tx, paid, { status: 'finished' }, noon));
    expect(await checkHistory(db, order.id)).toBe('the history ends in sumup, the order is in finished');
  });

  test('tells whether more came after a version than what the system does in a status by itself', async () => {
    const order = await makeOrder(db, await makeShop(db, 'four'));
    const inPlace = { fromStatus: 'sumup', visited: [], factsPatch: {}, actor: 'system' } as const;
    const rows: readonly Partial<StoredOrderEvent>[] = [
      {},
      { ...inPlace, event: 'REMINDER_DUE' },
      { ...inPlace, event: 'PAYMENT_COMPLETED' },
      { ...inPlace, event: 'DEADLINE_PASSED' },
      { ...inPlace, event: 'SIGNED_AGREEMENT_STORED' },
    ];
    await db.transaction(async (tx) => {
      for (const [at, row] of rows.entries())
        await appendOrderEvent(tx, { ...created(order.id), ...row, seq: at + 1 });
      const visited = ['canceled'] as const;
      const deadline = { ...inPlace, event: 'DEADLINE_PASSED', toStatus: 'canceled', visited } as const;
      await appendOrderEvent(tx, { ...created(order.id), ...deadline, seq: 7 });
    });
    const since = (shown: number, version: number) =>
      isOnlySystemsSince(db, { id: order.id, version }, shown);
    expect({
      same: await since(1, 1),
      reminder: await since(1, 2),
      deadlineAndAgreement: await since(3, 5),
      money: await since(2, 3),
      moneyAmongOthers: await since(1, 5),
      creation: await since(0, 2),
      storedWithoutEvent: await since(5, 6),
      intoAnotherStatus: await since(6, 7),
      notReached: await since(6, 5),
    }).toEqual({
      same: true,
      reminder: true,
      deadlineAndAgreement: true,
      money: false,
      moneyAmongOthers: false,
      creation: false,
      storedWithoutEvent: false,
      intoAnotherStatus: false,
      notReached: false,
    });
  });

  test('two writers cannot both append the same step', async () => {
    const order = await makeOrder(db, await makeShop(db, 'three'));
    const append = () => db.transaction((tx) => appendOrderEvent(tx, created(order.id)));
    await append();
    await expect(append()).rejects.toSatisfy(isUniqueViolation);
  });
});
