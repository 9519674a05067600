import { beforeAll, expect, test } from 'vitest';
import type { Database } from './engine/database.ts';
import { isUniqueViolation } from './engine/errors.ts';
import type { StoredOrderEvent } from './engine/order-events.ts';
import { saveOrder } from './engine/save-order.ts';
import { checkHistory, listEventsInPlace, listOrderEvents } from './order-history.queries.ts';
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

  test('says which events made the versions after one, while the order stayed in its status', async () => {
    const order = await makeOrder(db, await makeShop(db, 'four'));
    const inPlace = { ...created(order.id), fromStatus: 'sumup', visited: [], factsPatch: {} } as const;
    const canceled = { event: 'CANCEL', toStatus: 'canceled', visited: ['canceled'] } as const;
    await db.transaction(async (tx) => {
      await appendOrderEvent(tx, created(order.id));
      await appendOrderEvent(tx, { ...inPlace, seq: 2, event: 'REMINDER_DUE' });
      await appendOrderEvent(tx, { ...inPlace, seq: 3, event: 'PAYMENT_COMPLETED' });
      await appendOrderEvent(tx, { ...inPlace, seq: 4, event: 'DEADLINE_PASSED' });
      // The fifth was made without an event.
      await appendOrderEvent(tx, { ...inPlace, ...canceled, seq: 6 });
    });
    const since = (shown: number, version: number) => listEventsInPlace(db, { id: order.id, version }, shown);
    expect({
      ofTheSame: await since(1, 1),
      ofThree: await since(1, 4),
      ofTheLast: await since(3, 4),
      withCreation: await since(0, 2),
      withWhatHadNoEvent: await since(4, 5),
      intoAnotherStatus: await since(5, 6),
      notReached: await since(5, 4),
    }).toEqual({
      ofTheSame: [],
      ofThree: ['REMINDER_DUE', 'PAYMENT_COMPLETED', 'DEADLINE_PASSED'],
      ofTheLast: ['DEADLINE_PASSED'],
      withCreation: null,
      withWhatHadNoEvent: null,
      intoAnotherStatus: null,
      notReached: null,
    });
  });

  test('two writers cannot both append the same step', async () => {
    const order = await makeOrder(db, await makeShop(db, 'three'));
    const append = () => db.transaction((tx) => appendOrderEvent(tx, created(order.id)));
    await append();
    await expect(append()).rejects.toSatisfy(isUniqueViolation);
  });
});
