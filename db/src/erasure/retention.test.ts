import { isEnd, orderStatuses, type OrderStatus } from '@app/machines/order';
import { afterWarsawDays, dataKinds } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { insertUser } from '../account.queries.ts';
import { saveCompany } from '../company.queries.ts';
import { newCompany } from '../company.ts';
import type { Database } from '../engine/database.ts';
import type { NewOrder } from '../engine/insert-order.ts';
import type { Order } from '../engine/order-row.ts';
import { saveOrder } from '../engine/save-order.ts';
import { loadOrderById } from '../order.queries.ts';
import { insertPayment, listPayments, recordOperation } from '../payment.queries.ts';
import { insertRefunds } from '../refund.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts, samplePayment } from '../testing/sample-rows.ts';
import { raiseTask } from '../task.queries.ts';
import { planOrder } from './order-plan.ts';
import {
  countDue,
  listDueOrders,
  listSoonDue,
  listUnplanned,
  noticeDays,
  planRetention,
  retainOrder,
} from './retention.ts';
import { listRetentionRules, saveRetentionRule } from './retention-rules.ts';

const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };
const days = (count: number) => afterWarsawDays(noon, count);

/** An order that came to rest in a status at noon. */
async function ended(db: Database, status: OrderStatus, fields: Partial<NewOrder> = {}): Promise<Order> {
  const shop = await makeShop(db, `shop ${Math.random()}`);
  const order = await makeOrder(db, shop, { contact, ...fields });
  return db.transaction((tx) => saveOrder(tx, order, { status }, noon));
}

const again = async (db: Database, { id }: Order): Promise<Order> => (await loadOrderById(db, id)) as Order;

const plan = async (db: Database, { id }: Order, at = noon) => {
  const rules = await listRetentionRules(db);
  await db.transaction((tx) => planRetention(tx, id, rules, at));
  return (await loadOrderById(db, id))?.retentionAt;
};

const retain = async (db: Database, { id }: Order, at: number) => {
  const rules = await listRetentionRules(db);
  return db.transaction((tx) => retainOrder(tx, id, rules, at));
};

onEachDatabase('the retention of an order', (open) => {
  test('has a rule for every kind after every ending, and the law its minimum', async () => {
    const db = await open();
    const rules = await listRetentionRules(db);
    const endings = ['concluded', 'never_sent', 'refused', 'withdrawn'];
    expect(rules.map(({ ending, kind }) => `${ending} ${kind}`)).toEqual(
      endings.flatMap((ending) => dataKinds.toSorted().map((kind) => `${ending} ${kind}`)),
    );
    expect(rules.filter(({ basis, minimumDays }) => (basis === 'law') !== minimumDays > 0)).toEqual([]);
  });

  test('begins where the order ends, and is over where it goes on', async () => {
    const db = await open();
    const order = await ended(db, 'leasing_decision_rejected');
    expect(order.retentionAt).toBe(0);
    expect(await listUnplanned(db, 9)).toEqual([order.id]);
    await plan(db, order);
    const now = await again(db, order);
    const judged = await db.transaction((tx) => saveOrder(tx, now, { status: 'ready_for_siemens' }, noon));
    expect((await again(db, judged)).retentionAt).toBeNull();
  });

  test('is never that of an order in flight, whatever stands in its row', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const order = await makeOrder(db, shop, { contact, retentionAt: 1 } as Partial<NewOrder>);
    expect(await retain(db, order, days(9_999))).toEqual({ held: true });
    expect(await again(db, order)).toEqual({ ...order, retentionAt: null });
    const rules = await listRetentionRules(db);
    expect(await planOrder(db, order, rules, noon)).toMatchObject({
      ending: null,
      hold: 'in_flight',
      kinds: [],
    });
    expect(orderStatuses.filter(isEnd)).toEqual(['leasing_decision_rejected', 'finished', 'canceled']);
  });

  test('ends after the days of its ending, and not a moment before', async () => {
    const db = await open();
    const order = await ended(db, 'canceled');
    expect(await plan(db, order)).toBe(days(90));
    expect([await listDueOrders(db, days(90) - 1, 9), await listDueOrders(db, days(90), 9)]).toEqual([
      [],
      [order.id],
    ]);
    expect(await retain(db, order, days(90) - 1)).toEqual({ held: false });
    expect(await retain(db, order, days(90))).toMatchObject({ held: false, kinds: ['application'] });
    expect(await again(db, order)).toMatchObject({ erasedAt: days(90), contact: null, retentionAt: null });
  });

  test('is told so many days before, also where a rule became shorter', async () => {
    const db = await open();
    const order = await ended(db, 'canceled');
    await plan(db, order);
    const account = { email: 'a@test.example', fullName: 'A', roles: ['superadmin'] as const, phone: null };
    const saved = await db.transaction(async (tx) => {
      const { id: userId } = await insertUser(
        tx,
        { ...account, passwordHash: null, passwordChangedAt: null },
        noon,
      );
      return saveRetentionRule(tx, { kind: 'application', ending: 'never_sent', days: 1, userId }, noon);
    });
    expect([saved, await listUnplanned(db, 9)]).toEqual([true, [order.id]]);
    expect(await plan(db, order, days(50))).toBe(afterWarsawDays(days(50), noticeDays));
    expect(await countDue(db, [days(64), days(65)])).toEqual([0, 1]);
    const rules = await listRetentionRules(db);
    const soon = await listSoonDue(db, rules, { at: days(50), before: days(70), limit: 9 });
    expect(soon.map(({ order: { id }, kinds }) => [id, kinds.map(({ kind }) => kind)])).toEqual([
      [order.id, ['application']],
    ]);
  });

  test('cannot be shorter than the law says', async () => {
    const db = await open();
    const rule = { kind: 'accounting', ending: 'concluded', days: 1_825, userId: 'nobody' } as const;
    expect(await db.transaction((tx) => saveRetentionRule(tx, rule, noon))).toBe(false);
  });

  test('of a concluded one counts from the last instalment, and of its papers from the end of that year', async () => {
    const db = await open();
    const facts = { ...sampleFacts, signed: true, formSubmitted: true };
    const order = await ended(db, 'finished', { facts, deliveredAt: noon, paymentsCount: 24 });
    await db.transaction((tx) => saveCompany(tx, order.id, newCompany('5261040828'), noon));
    await db.transaction((tx) =>
      insertPayment(tx, { ...samplePayment, orderId: order.id, redirectUrl: 'https://pay.example' }, noon),
    );
    const { ending, kinds } = await planOrder(db, await again(db, order), await listRetentionRules(db), noon);
    const lastInstalment = Date.UTC(2028, 2, 1, 11);
    const newYear = Date.UTC(2028, 11, 31, 23);
    expect([ending, kinds.map(({ kind, basis, until }) => [kind, basis, until])]).toEqual([
      'concluded',
      [
        ['application', 'law', afterWarsawDays(lastInstalment, 1_826)],
        ['accounting', 'law', afterWarsawDays(newYear, 1_826)],
      ],
    ]);
  });

  test('waits for a refund that is owed and for a task that is open', async () => {
    const db = await open();
    const owing = await ended(db, 'canceled');
    await db.transaction(async (tx) => {
      const payment = await insertPayment(tx, { ...samplePayment, orderId: owing.id }, noon);
      const came = { kind: 'payment', status: 'completed', number: 'M1', relatedNumber: null } as const;
      const sum = { orderId: owing.id, amount: 5, currency: 'PLN' };
      await recordOperation(tx, { ...came, ...sum, paymentId: payment.id, provider: payment.provider }, noon);
      const [{ operations } = { operations: [] }] = await listPayments(tx, owing.id);
      await insertRefunds(tx, [{ ...sum, operationId: operations[0]?.id ?? '', reason: 'cancelled' }], noon);
    });
    const working = await ended(db, 'canceled');
    const task = {
      type: 'other',
      dueAt: noon,
      raisedBy: null,
      raisedIn: 'canceled',
      assignedUserId: null,
    } as const;
    await db.transaction((tx) => raiseTask(tx, { ...task, orderId: working.id }, noon));
    for (const order of [owing, working]) {
      const due = (await plan(db, order)) ?? 0;
      expect(await retain(db, order, due)).toEqual({ held: true });
      expect(await again(db, order)).toMatchObject({ contact: { email: contact.email }, erasedAt: null });
      expect((await again(db, order)).retentionAt).toBe(afterWarsawDays(due, 30));
    }
  });

  test('erases an order once where two processes reach it at the same moment', async () => {
    const db = await open();
    const order = await ended(db, 'canceled');
    const due = (await plan(db, order)) ?? 0;
    const both = await Promise.all([retain(db, order, due), retain(db, order, due)]);
    expect(both.filter((step) => 'kinds' in step && step.kinds !== undefined)).toHaveLength(1);
    expect((await again(db, order)).version).toBe(order.version + 1);
  });
});
