import { beforeAll, expect, test } from 'vitest';
import { listOrderEvents } from '../order-history.queries.ts';
import { countOrders } from '../order-list.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import { loadOrder } from '../order.queries.ts';
import type { Shop } from '../shop.ts';
import { raiseTask } from '../task.queries.ts';
import { listTasks } from '../testing/test-queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, newOrder, noon } from '../testing/sample-rows.ts';
import { commitCreation, commitTransition, type Transition } from './commit-transition.ts';
import type { Database } from './database.ts';
import { isUniqueViolation, StaleVersion } from './errors.ts';
import { findReply } from './idempotency.ts';
import type { Order } from './order-row.ts';
import { claimEffects, finishEffect } from './outbox-claims.ts';
import { listOpenEffects, type OutboxEffect } from './outbox.ts';
import { orderAfter } from './save-order.ts';

const later = noon + 1_000;

const ways = {
  'a transaction of its own': commitTransition,
  "its caller's transaction": (db, ...rest) => db.transaction((tx) => commitTransition(tx, ...rest)),
} satisfies Record<string, (db: Database, ...rest: Rest) => Promise<Order>>;

type Rest = [Order, Transition, number];

const transitionOf = (order: Order, key: string, effects: Transition['effects'] = []): Transition => ({
  changes: { status: 'form_opened', agreementSignatureType: 'qes', deadlineAt: later + 1, chartHash: 'new' },
  event: {
    event: 'SELECT_METHOD',
    factsPatch: { method: 'qes' },
    fromStatus: order.status,
    toStatus: 'form_opened',
    visited: ['qes_selected', 'form_opened'],
    actor: 'client',
    userId: null,
    reason: null,
    forced: false,
    edges: ['agreement_method_selection.SELECT_METHOD(client)', 'qes_selected.ALWAYS'],
    at: later,
    chartHash: 'new',
  },
  effects,
  reply: {
    scope: `SELECT_METHOD:${order.slug}`,
    key,
    hash: 'hash',
    status: 200,
    text: '{"contact":"Łucja"}',
  },
});

for (const [way, commit] of Object.entries(ways))
  onEachDatabase(`a transition in ${way}`, (open) => {
    let db: Database;
    let shop: Shop;
    beforeAll(async () => {
      db = await open();
      shop = await makeShop(db, 'shop');
    });

    /** Everything that a transition may write. */
    const stored = async (order: Order) => ({
      order: await loadOrder(db, order.slug),
      events: await listOrderEvents(db, order.id),
      tasks: await listTasks(db, order.id),
      outbox: await db.kysely
        .selectFrom('outbox')
        .selectAll()
        .where('orderId', '=', order.id)
        .orderBy('id')
        .execute(),
      keys: await db.kysely.selectFrom('idempotencyKeys').selectAll().orderBy('key').execute(),
      counts: await countOrders(db, { shopIds: [shop.id] }),
    });

    test('is written whole: order, counts, history, tasks, effects and the reply under its key', async () => {
      const order = await makeOrder(db, shop);
      const task = {
        orderId: order.id,
        type: 'other',
        dueAt: noon,
        raisedBy: null,
        raisedIn: order.status,
        assignedUserId: null,
      } as const;
      const raised = await db.transaction((tx) => raiseTask(tx, task, noon));
      const before = await stored(order);
      const asked = [
        { effect: 'sendOffer', key: 'one', data: { name: 'Żak' } },
        { effect: 'sendOffer', key: 'two', data: {}, dueAt: later + 5 },
      ] as const;
      const transition = transitionOf(order, 'first', asked);
      await commit(db, order, transition, later);
      const after = await stored(order);
      expect(after.order).toEqual(orderAfter(order, transition.changes, later));
      expect(after.order).toMatchObject({
        status: 'form_opened',
        statusSince: later,
        version: order.version + 1,
      });
      expect(after.events).toEqual([
        ...before.events,
        { ...transition.event, orderId: order.id, seq: order.version + 1 },
      ]);
      expect(after.tasks).toEqual([{ ...raised, status: 'solved', settledAt: later }]);
      const all = { now: later + 5, leaseMs: 1, shares: [{ effects: { except: [] }, limit: 9 }] };
      const effects: OutboxEffect[] = [];
      for (const _ of asked)
        await db.transaction(async (tx) => {
          const taken = await claimEffects(tx, all);
          for (const { id } of taken) await finishEffect(tx, id, later);
          effects.push(...taken);
        });
      expect(effects.map(({ effect, key, data }) => ({ effect, key, data }))).toEqual(
        asked.map(({ effect, key, data }) => ({ effect, key, data })),
      );
      expect(after.outbox.map(({ dueAt, createdAt }) => [dueAt, createdAt])).toEqual([
        [later, later],
        [later + 5, later],
      ]);
      expect(
        await findReply(db, { scope: `SELECT_METHOD:${order.slug}`, key: 'first', hash: 'hash' }),
      ).toEqual({
        state: 'done',
        status: 200,
        text: '{"contact":"Łucja"}',
      });
      const was = (status: Order['status']): number => Number(before.counts[status] ?? 0);
      expect([after.counts[order.status] ?? 0, after.counts['form_opened']]).toEqual([
        was(order.status) - 1,
        was('form_opened') + 1,
      ]);
    });

    test('writes nothing over another version, nor under a key that is taken', async () => {
      const order = await makeOrder(db, shop);
      const other = await makeOrder(db, shop);
      await commit(db, other, transitionOf(other, 'taken'), later);
      const before = await stored(order);
      const effects = [{ effect: 'sendOffer', key: 'three', data: {} }] as const;
      const stale = commit(db, { ...order, version: 7 }, transitionOf(order, 'stale', effects), later);
      await expect(stale).rejects.toBeInstanceOf(StaleVersion);
      const { reply } = transitionOf(other, 'taken');
      const twin = commit(db, order, { ...transitionOf(order, 'taken', effects), reply }, later);
      await expect(twin).rejects.toSatisfy(isUniqueViolation);
      expect(await stored(order)).toEqual(before);
    });
  });

onEachDatabase('a transition', (open, on) => {
  test.runIf(on === 'PostgreSQL')('is one statement, whatever it writes', async () => {
    const db = await open();
    const order = await makeOrder(db, await makeShop(db, 'shop'));
    let statements = 0;
    const counted: Database['autocommit'] = (sent) => {
      statements += sent.length;
      return db.autocommit(sent);
    };
    const effects = [{ effect: 'sendOffer', key: 'one', data: {} }] as const;
    await commitTransition({ ...db, autocommit: counted }, order, transitionOf(order, 'key', effects), later);
    expect(statements).toBe(1);
  });
});

onEachDatabase('a creation', (open) => {
  test('is written whole: order, counts, number in the search, first row of the history and effects', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const { event } = transitionOf(await makeOrder(db, shop), 'unused');
    const creation = {
      order: newOrder(shop, { id: 'new' }),
      event: { ...event, event: 'CREATE', fromStatus: null, toStatus: 'sumup', visited: ['sumup'], at: noon },
      effects: [{ effect: 'sendOffer', key: 'created', data: { name: 'Żak' } }],
    } as const;
    const order = await db.transaction((tx) => commitCreation(tx, creation));
    expect(order).toMatchObject({ id: 'new', version: 1, status: 'sumup', createdAt: noon });
    expect(await loadOrder(db, order.slug)).toEqual(order);
    expect(await listOrderEvents(db, 'new')).toEqual([{ ...creation.event, orderId: 'new', seq: 1 }]);
    expect(await countOrders(db, { shopIds: [shop.id] })).toEqual({ sumup: 2 });
    const found = await searchOrders(db, order.number, { shopIds: [shop.id] }, { size: 5 });
    expect(found.orders.map(({ id }) => id)).toEqual(['new']);
    expect(await listOpenEffects(db, 'new')).toMatchObject([{ effect: 'sendOffer', dueAt: noon }]);
    await expect(db.transaction((tx) => commitCreation(tx, creation))).rejects.toSatisfy(isUniqueViolation);
    expect(await countOrders(db, { shopIds: [shop.id] })).toEqual({ sumup: 2 });
  });
});
