import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { loadCompany } from '../company.queries.ts';
import type { Database } from '../engine/database.ts';
import { findReply } from '../engine/idempotency.ts';
import type { Order } from '../engine/order-row.ts';
import { saveOrder } from '../engine/save-order.ts';
import { listNumberReveals } from '../testing/test-queries.ts';
import { listOrderEvents } from '../order-history.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import { loadOrder } from '../order.queries.ts';
import { listPersons } from '../person.queries.ts';
import { listRefunds } from '../refund.queries.ts';
import { tryTimeCode } from '../second-factor.queries.ts';
import { onEachDatabase, testKeys } from '../testing/on-each-database.ts';
import { noon } from '../testing/sample-rows.ts';
import { rotateKeys } from './rotate-keys.ts';
import { sealedTables } from './sealed-tables.ts';
import { contact, fillSealed, next, request, sealAsBefore, withKeys } from './testing/fill-sealed.ts';

/** How many values of each sealed column lie under the key, by column. */
async function under(db: Database, key: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, columns } of Object.values(sealedTables)) {
    for (const column of Object.keys(columns)) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}
        where ${sql.ref(column)} like ${`${key}.%`}`.execute(db.kysely);
      found[`${name}.${column}`] = Number(rows[0]?.count);
    }
  }
  return found;
}

const allColumns = Object.values(sealedTables).flatMap(({ name, columns }) =>
  Object.keys(columns).map((column) => `${name}.${column}`),
);
/** What is of no order, or came before anybody knew of which. */
const ofDeployment = [
  'order_keys.sealedKey',
  'sessions.idToken',
  'identity_logins.verifier',
  'sign_in_tickets.providerProof',
  'users.phone',
  'second_factors.secret',
  'second_factors.pendingSecret',
  'inbox.raw',
  'inbox.news',
  'shop_webhooks.secret',
  'person_requests.person',
  'person_requests.reason',
  'read_alerts.explanation',
];
const oneWhere = (isThere: (column: string) => boolean) =>
  Object.fromEntries(allColumns.map((column) => [column, isThere(column) ? 1 : 0]));
const deployment = oneWhere((column) => ofDeployment.includes(column));
const ofOrder = oneWhere((column) => !ofDeployment.includes(column));
const none = oneWhere(() => false);
const resealed = (isThere: (table: string) => boolean) =>
  Object.values(sealedTables).map(({ name }) => ({
    table: name,
    resealed: isThere(name) ? 1 : 0,
    unreadable: 0,
  }));

onEachDatabase('a new key', (open) => {
  let db: Database;
  let order: Order;
  beforeEach(async () => {
    db = await open();
    order = await fillSealed(db);
  });

  test('seals everything anew, so that the old one can be dropped and nothing is lost or found no more', async () => {
    expect([await under(db, 'test'), await under(db, 'order')]).toEqual([deployment, ofOrder]);
    const rotated = await rotateKeys(withKeys(db, [next, ...testKeys]));
    expect(rotated).toEqual(
      resealed((table) => ofDeployment.some((column) => column.startsWith(`${table}.`))),
    );
    expect([await under(db, 'test'), await under(db, 'next'), await under(db, 'order')]).toEqual([
      none,
      deployment,
      ofOrder,
    ]);

    const after = withKeys(db, [next]);
    expect(await loadOrder(after, order.slug)).toEqual(order);
    expect((await loadCompany(after, order.id))?.name).toBe('Żak Usługi');
    expect((await listPersons(after, order.id)).map(({ pesel }) => pesel)).toEqual(['44051401359']);
    expect((await listOrderEvents(after, order.id)).map(({ reason }) => reason)).toEqual(['Powód']);
    expect(await listNumberReveals(after, order.id)).toMatchObject([
      { personName: 'Łucja Żak', reason: 'Telefon klienta' },
    ]);
    expect((await listRefunds(after, order.id)).map(({ explanation }) => explanation)).toEqual([
      'Na poczet raty',
    ]);
    expect(await findReply(after, { ...request, hash: 'h' })).toMatchObject({
      state: 'done',
      text: '{"a":1}',
    });
    const tries = { free: 5, firstWaitMs: 1, longestWaitMs: 1 };
    const { id: userId } = await db.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const opened: string[] = [];
    await after.transaction((tx) =>
      tryTimeCode(tx, userId, { at: noon, tries, stepOf: (secret) => (opened.push(secret), null) }),
    );
    expect(opened).toEqual(['GEZDGNBVGY3TQOJQ']);
    for (const typed of ['5261040828', 'lucja@zak.pl', '600 700 800', 'Żak usługi']) {
      const { orders } = await searchOrders(after, typed, { shopIds: null }, { size: 5 });
      expect({ typed, found: orders.map(({ id }) => id) }).toEqual({ typed, found: [order.id] });
    }
  });

  test('gives orders of a release before the keys of orders their own, and lays everything of theirs under it', async () => {
    await sealAsBefore(db);
    expect(await under(db, 'order')).toEqual(none);
    const before = withKeys(db, testKeys);
    expect(await loadOrder(before, order.slug)).toEqual(order);
    expect(await rotateKeys(before)).toEqual(
      resealed(
        (table) => table === 'order_keys' || !ofDeployment.some((column) => column.startsWith(`${table}.`)),
      ),
    );
    expect([await under(db, 'test'), await under(db, 'order')]).toEqual([deployment, ofOrder]);
    expect(await loadOrder(before, order.slug)).toEqual(order);
    expect((await rotateKeys(before)).map(({ resealed: count }) => count)).toEqual(
      resealed(() => false).map(() => 0),
    );
  });

  test('goes on where it was interrupted, and a second run has nothing to do', async () => {
    await sealAsBefore(db);
    const both = withKeys(db, [next, ...testKeys]);
    await expect(
      rotateKeys(both, ({ table }) => {
        if (table === 'companies') throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await under(db, 'test'))['persons.details']).toBe(1);
    const counts = async () => (await rotateKeys(both)).map(({ resealed }) => resealed);
    expect((await counts()).slice(0, 4)).toEqual([0, 0, 0, 1]);
    expect(new Set(await counts())).toEqual(new Set([0]));
  });

  test('seals what an older release kept in clear', async () => {
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orderEvents')
        .set({ reason: 'W jawnym tekście' as never })
        .execute(),
    );
    const reasons = async (seen: Database) =>
      (await listOrderEvents(seen, order.id)).map(({ reason }) => reason);
    expect(await reasons(db)).toEqual(['W jawnym tekście']);
    await rotateKeys(db);
    expect((await under(db, 'order'))['order_events.reason']).toBe(1);
    expect(await reasons(db)).toEqual(['W jawnym tekście']);
  });

  test('leaves alone what was written meanwhile', async () => {
    const both = withKeys(db, [next, ...testKeys]);
    const busy: Database = {
      ...both,
      async transaction(job) {
        busy.transaction = both.transaction;
        const changed = { ...contact, phone: '+48500500500' };
        await both.transaction((tx) => saveOrder(tx, order, { contact: changed }, noon));
        return both.transaction(job);
      },
    };
    const [keys, orders] = await rotateKeys(busy);
    expect([keys, orders]).toEqual([
      { table: 'order_keys', resealed: 1, unreadable: 0 },
      { table: 'orders', resealed: 0, unreadable: 0 },
    ]);
    const after = withKeys(db, [next]);
    expect((await loadOrder(after, order.slug))?.contact?.phone).toBe('+48500500500');
    const found = await searchOrders(after, '500 500 500', { shopIds: null }, { size: 5 });
    expect(found.orders.map(({ id }) => id)).toEqual([order.id]);
  });

  test('counts what none of the keys opens and leaves it', async () => {
    const strange = withKeys(db, [next, { id: 'test', key: Buffer.alloc(32, 1).toString('base64') }]);
    const rotated = await rotateKeys(strange);
    expect(rotated[0]).toEqual({ table: 'order_keys', resealed: 0, unreadable: 1 });
    expect([await under(db, 'test'), await under(db, 'order')]).toEqual([deployment, ofOrder]);
  });
});
