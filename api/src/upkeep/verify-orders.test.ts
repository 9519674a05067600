import {
  finishEffect,
  insertBankVerification,
  insertPayment,
  insertRefunds,
  insertSignature,
  listOpenEffects,
  listPayments,
  loadOrder,
  loadOrderById,
  lockOrder,
  recordOperation,
  saveBankVerification,
  saveOrder,
  type Database,
} from '@app/db';
import { appendOrderEvent } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { Facts } from '@app/machines/order';
import { expect, onTestFinished, test, vi } from 'vitest';
import { send } from '../testing/send-call.ts';
import { advanceOrder } from '../modules/order-life/advance-order.ts';
import { runApp, seedShop, shopKey, walkingApp, type WalkingApp } from '../testing/index.ts';
import { orderFaults, verifyOrders } from './verify-orders.ts';

const goods = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
const created = {
  external_order_id: 'A-1',
  order_items_attributes: [{ ...goods, category: 'computers' }],
  payments_count: 36,
};

/** A database in which it is not written down that a process was called back. */
const forgetful = (db: Database): Database => ({
  ...db,
  transaction: (job) =>
    db.transaction(async (tx) => {
      const made = await job(tx);
      const called = tx.kysely.updateTable('signatures').set({ status: 'STARTED' });
      await called.where('status', '=', 'ABORTED').execute();
      return made;
    }),
});

onEachDatabase('the check of all orders', (open) => {
  async function begin(): Promise<{ world: WalkingApp; db: Database; slug: string; id: string }> {
    const db = await open();
    await seedShop(db);
    const world = walkingApp(db);
    onTestFinished(world.stop);
    const made = await send(world.app, 'createEcommerceOrder', {}, created, {
      authorization: `Bearer ${shopKey}`,
    });
    const { slug } = made as { slug: string };
    const order = await loadOrder(db, slug);
    return { world, db, slug, id: order?.id ?? '' };
  }
  const run = (db: Database, orderId: string, kind: 'identity' | 'agreement', processId: string) =>
    db.transaction((tx) =>
      insertSignature(tx, { orderId, kind, provider: 'autenti', processId, status: 'STARTED' }, Date.now()),
    );

  const know = (db: Database, slug: string, known: Partial<Facts>) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, slug);
      if (order === null) throw new Error('The order is there');
      await saveOrder(tx, order, { facts: { ...order.facts, ...known } }, Date.now());
    });

  test('finds two processes of a kind, and one that the status does not go on with', async () => {
    const { db, id } = await begin();
    expect(await orderFaults(db, id)).toEqual([]);
    await run(db, id, 'identity', 'first');
    expect(await orderFaults(db, id)).toEqual(['a process (identity) runs in sumup']);
    await run(db, id, 'identity', 'second');
    expect(await orderFaults(db, id)).toEqual([
      '2 processes of the kind identity run',
      'a process (identity) runs in sumup',
      'a process (identity) runs in sumup',
    ]);
  });

  test('finds that an order waits for an answer, where nobody was asked or each has answered', async () => {
    const { db, id: orderId, slug } = await begin();
    await know(db, slug, { bankUnanswered: true, paymentUnanswered: true });
    const found = async () => (await orderFaults(db, orderId)).filter((fault) => fault.startsWith('waits'));
    const ofBank = 'waits for the bank, where every verification is answered';
    const ofPayment = 'waits for a payment, though each one is answered';
    expect(await found()).toEqual([ofBank, ofPayment]);
    const asked = { orderId, providerId: null, status: 'started', redirectUrl: null } as const;
    const look = { ...asked, mode: 'AIS', channelId: '601', personId: null } as const;
    const { id } = await db.transaction((tx) => insertBankVerification(tx, look, 1));
    expect(await found()).toEqual([ofPayment]);
    const paid = { ...asked, kind: 'initial_payment', provider: 'dotpay', paymentType: 'online' } as const;
    await db.transaction((tx) => insertPayment(tx, { ...paid, amount: 100 }, 1));
    expect(await found()).toEqual([]);
    await db.transaction((tx) => saveBankVerification(tx, id, { status: 'failed' }, 1));
    expect(await found()).toEqual([ofBank]);
  });

  test('finds money that is neither accepted nor looked at, until it is owed back', async () => {
    const { db, id: orderId, slug } = await begin();
    const asked = { orderId, kind: 'initial_payment', provider: 'dotpay', providerId: null } as const;
    const online = { paymentType: 'online', amount: 100_00, status: 'started', redirectUrl: null } as const;
    const { id: paymentId } = await db.transaction((tx) => insertPayment(tx, { ...asked, ...online }, 1));
    const came = { orderId, paymentId, provider: 'dotpay', number: 'M1', kind: 'payment' } as const;
    const money = { amount: 100_00, currency: 'PLN', status: 'completed', relatedNumber: null } as const;
    await db.transaction((tx) => recordOperation(tx, { ...came, ...money }, 1));
    expect(await orderFaults(db, orderId)).toEqual([
      'of 100.00 PLN that came 0.00 is accepted, 0.00 held and 0.00 owed back or returned',
    ]);
    const ofMoney = async () => (await orderFaults(db, orderId)).filter((fault) => fault.includes('PLN'));
    await know(db, slug, { moneyHeld: 90_00 });
    expect(await ofMoney()).toEqual(['holds 90.00 PLN where the ledger has 100.00']);
    await know(db, slug, { moneyHeld: 100_00 });
    expect(await ofMoney()).toEqual([]);
    await know(db, slug, { moneyHeld: null });
    const [payment] = await listPayments(db, orderId);
    const operationId = payment?.operations[0]?.id ?? '';
    const owed = { orderId, operationId, amount: 100_00, currency: 'PLN', reason: 'late' } as const;
    await db.transaction((tx) => insertRefunds(tx, [owed], 1));
    expect(await ofMoney()).toEqual([]);
  });

  test('finds what runs after the end, once nobody is about to call it back', async () => {
    const { world, db, slug, id } = await begin();
    await run(db, id, 'agreement', 'signature');
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    expect(await orderFaults(db, id)).toEqual([]);
    for (const effect of await listOpenEffects(db, id))
      await db.transaction((tx) => finishEffect(tx, effect.id, Date.now()));
    expect(await orderFaults(db, id)).toEqual([
      'a process (agreement) runs in canceled, where the order is over',
    ]);
  });

  test('finds that a process was called back and nobody wrote it down', async () => {
    const found = async (change: (db: Database) => Database) => {
      const db = await open();
      await seedShop(db);
      const world = await runApp(change(db));
      onTestFinished(world.stop);
      const slug = await world.createOrder();
      await world.fillIn(slug, 'qes');
      await world.reached(slug, 'form_saved');
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      const due = async () => (await listOpenEffects(db, id)).filter(({ dueAt }) => dueAt <= Date.now());
      const idle = () => vi.waitFor(async () => expect(await due()).toEqual([]), 10_000);
      await idle();
      const event = { type: 'FORCE', to: 'qes_failed', reason: 'Próba' } as const;
      await advanceOrder(world.ports, { slug, actor: 'admin', event });
      await idle();
      return orderFaults(db, id);
    };
    expect(await found((db) => db)).toEqual([]);
    expect(await found(forgetful)).toEqual(['a process (identity) runs in qes_failed']);
  });

  test('finds a history row that took what the chart has not', async () => {
    const { db, id } = await begin();
    const edges = JSON.stringify(['sumup.CONFIRM_SUMMARY(client)']);
    await db.transaction((tx) =>
      tx.kysely.updateTable('orderEvents').set({ edges }).where('orderId', '=', id).execute(),
    );
    expect(await orderFaults(db, id)).toEqual([
      'CREATE in no status took sumup.CONFIRM_SUMMARY(client), which it cannot',
    ]);
  });

  test('finds that an order lacks what its status requires, and calls an administrator to it once', async () => {
    const { db, id } = await begin();
    await db.transaction(async (tx) => {
      const order = await loadOrderById(tx, id);
      if (order === null) throw new Error('The order is gone');
      const facts = { ...order.facts, companyKnown: true, method: 'qes' } as const;
      const row = {
        event: 'FORCE',
        fromStatus: order.status,
        visited: [],
        actor: 'admin',
        userId: null,
      } as const;
      const rest = {
        reason: 'Dawno',
        forced: true,
        at: 1,
        chartHash: 'older',
        edges: [],
        toStatus: 'identity_confirmed',
      } as const;
      await appendOrderEvent(tx, {
        ...{ ...row, ...rest, orderId: id, seq: order.version + 1 },
        factsPatch: { companyKnown: true, method: 'qes' },
      });
      await saveOrder(tx, order, { status: 'identity_confirmed', facts }, 1);
    });
    const faults = [
      'in identity_confirmed without formSubmitted',
      'in identity_confirmed without identityVerified',
    ];
    expect(await orderFaults(db, id)).toEqual(faults);
    const reported: string[] = [];
    const verify = () =>
      verifyOrders(
        db,
        (_number, fault) => reported.push(fault),
        () => 5,
      );
    expect([await verify(), await verify()]).toEqual([
      { orders: 1, wrong: 1 },
      { orders: 1, wrong: 1 },
    ]);
    expect(reported).toEqual([...faults, ...faults]);
    const tasks = await db.kysely
      .selectFrom('tasks')
      .select(['type', 'status', 'raisedIn', 'createdAt'])
      .execute();
    expect(tasks).toEqual([
      { type: 'other', status: 'active', raisedIn: 'identity_confirmed', createdAt: 5 },
    ]);
  });

  test('finds a history that does not lead to where the order is, and names the order', async () => {
    const { db, id } = await begin();
    const reported: string[] = [];
    const verify = () => verifyOrders(db, (number, fault) => reported.push(`${number}: ${fault}`));
    expect(await verify()).toEqual({ orders: 1, wrong: 0 });
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ status: 'update_order_with_items' })
        .where('id', '=', id)
        .execute(),
    );
    expect(await verify()).toEqual({ orders: 1, wrong: 1 });
    expect(reported).toEqual([
      expect.stringMatching(/^\S+: the history ends in sumup, the order is in update_order_with_items$/u),
    ]);
  });
});
