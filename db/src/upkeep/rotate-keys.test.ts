import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { insertUser } from '../account.queries.ts';
import { insertBankVerification, saveBankVerification } from '../bank-verification.queries.ts';
import { insertComment } from '../comment.queries.ts';
import { loadCompany, saveCompany } from '../company.queries.ts';
import { newCompany } from '../company.ts';
import { saveDraft } from '../draft.queries.ts';
import type { Database } from '../engine/database.ts';
import { findReply, storeReply } from '../engine/idempotency.ts';
import { receiveInboxEntry } from '../engine/inbox.ts';
import type { Order } from '../engine/order-row.ts';
import { saveOrder } from '../engine/save-order.ts';
import { keyring } from '../engine/sealed/keyring.ts';
import { insertFile } from '../file.queries.ts';
import { insertNumberReveal } from '../number-reveal.queries.ts';
import { appendOrderEvent, insertEffects, listNumberReveals } from '../testing/test-queries.ts';
import { listOrderEvents } from '../order-history.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import { loadOrder } from '../order.queries.ts';
import { listPersons, replacePersons } from '../person.queries.ts';
import { beginEnrolment, finishEnrolment, tryTimeCode } from '../second-factor.queries.ts';
import { putSmsCode } from '../sms-code.queries.ts';
import { onEachDatabase, testKeys } from '../testing/on-each-database.ts';
import { samplePerson } from '../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { checkKeys } from './check-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { sealedTables } from './sealed-tables.ts';

const next = { id: 'next', key: Buffer.alloc(32, 9).toString('base64') };
const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };
const request = { scope: 's', key: 'key-0001' };

/** The same database with other keys, as a process that was started with them sees it. */
const withKeys = (db: Database, keys: readonly { id: string; key: string }[]): Database => ({
  ...db,
  keys: keyring(keys),
  transaction: (job) => db.transaction((tx) => job({ ...tx, keys: keyring(keys) })),
});

/** Fills every sealed column of one order and one account. */
async function fill(db: Database): Promise<Order> {
  const order = await makeOrder(db, await makeShop(db, 'shop'), { contact });
  const at = noon;
  await db.transaction(async (tx) => {
    const company = { ...newCompany('5261040828'), name: 'Żak Usługi', legalForm: 'dg' as const };
    await saveCompany(tx, order.id, company, at);
    await replacePersons(tx, order.id, [samplePerson]);
    await saveDraft(tx, order.id, { data: { a: 1 }, section: 'persons', fillTiming: {}, version: 0 }, at);
    await insertEffects(tx, order.id, [{ effect: 'sendOffer', key: 'k', data: { a: 1 } }], at);
    const told = { provider: 'p', notificationId: 'n', raw: 'raw', event: { a: 1 }, at, claimedUntil: at };
    await receiveInboxEntry(tx, told);
    await storeReply(tx, { ...request, hash: 'h', status: 200, text: '{"a":1}' }, at);
    await putSmsCode(tx, { orderId: order.id, code: '123456', phone: '600700800', at, expiresAt: at });
    await appendOrderEvent(tx, {
      ...{
        orderId: order.id,
        seq: 2,
        event: 'CANCEL',
        factsPatch: {},
        visited: ['canceled'],
        actor: 'client',
        at,
      },
      ...{ fromStatus: 'sumup', toStatus: 'canceled', userId: null, forced: false, chartHash: 'chart' },
      reason: 'Powód',
    });
    await insertComment(tx, { orderId: order.id, userId: null, body: 'Uwaga', taskId: null }, at);
    const user = { email: 'a@test.example', fullName: 'A', roles: ['admin'] as const, phone: '600700801' };
    const { id: userId } = await insertUser(tx, { ...user, passwordHash: null, passwordChangedAt: null }, at);
    await beginEnrolment(tx, userId, 'GEZDGNBVGY3TQOJQ');
    await finishEnrolment(tx, userId, { at, stepOf: () => 1, recoveryCodes: ['a'] });
    await beginEnrolment(tx, userId, 'MFRGGZDFMZTWQ2LK');
    const shown = { personId: 'p', personName: 'Łucja Żak', fields: ['pesel'], reason: 'Telefon klienta' };
    await insertNumberReveal(tx, { ...shown, orderId: order.id, userId, at });
    const file = {
      orderId: order.id,
      shopId: null,
      type: 'offer' as const,
      mime: 'application/pdf',
      size: 1,
    };
    await insertFile(tx, { ...file, name: 'Żak.pdf', sha256: 'x', path: 'aa/x' }, at);
    const asked = {
      orderId: order.id,
      mode: 'AIS' as const,
      channelId: '1',
      personId: null,
      providerId: null,
    };
    const { id } = await insertBankVerification(tx, { ...asked, status: 'opened', redirectUrl: null }, at);
    await saveBankVerification(tx, id, { answer: { a: 1 } }, at);
  });
  return order;
}

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

const oneOfEach = Object.fromEntries(
  Object.values(sealedTables).flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => [`${name}.${column}`, 1]),
  ),
);
const none = Object.fromEntries(Object.keys(oneOfEach).map((column) => [column, 0]));

onEachDatabase('a new key', (open) => {
  let db: Database;
  let order: Order;
  beforeEach(async () => {
    db = await open();
    order = await fill(db);
  });

  test('seals everything anew, so that the old one can be dropped and nothing is lost or found no more', async () => {
    expect(await under(db, 'test')).toEqual(oneOfEach);
    const rotated = await rotateKeys(withKeys(db, [next, ...testKeys]));
    expect(rotated).toEqual(
      Object.values(sealedTables).map(({ name }) => ({ table: name, resealed: 1, unreadable: 0 })),
    );
    expect([await under(db, 'test'), await under(db, 'next')]).toEqual([none, oneOfEach]);

    const after = withKeys(db, [next]);
    expect(await loadOrder(after, order.slug)).toEqual(order);
    expect((await loadCompany(after, order.id))?.name).toBe('Żak Usługi');
    expect((await listPersons(after, order.id)).map(({ pesel }) => pesel)).toEqual(['44051401359']);
    expect((await listOrderEvents(after, order.id)).map(({ reason }) => reason)).toEqual(['Powód']);
    expect(await listNumberReveals(after, order.id)).toMatchObject([
      { personName: 'Łucja Żak', reason: 'Telefon klienta' },
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

  test('goes on where it was interrupted, and a second run has nothing to do', async () => {
    const both = withKeys(db, [next, ...testKeys]);
    await expect(
      rotateKeys(both, ({ table }) => {
        if (table === 'companies') throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await under(db, 'test'))['persons.details']).toBe(1);
    const counts = async () => (await rotateKeys(both)).map(({ resealed }) => resealed);
    expect((await counts()).slice(0, 3)).toEqual([0, 0, 1]);
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
    expect((await under(db, 'test'))['order_events.reason']).toBe(1);
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
    const [orders] = await rotateKeys(busy);
    expect(orders).toEqual({ table: 'orders', resealed: 0, unreadable: 0 });
    expect((await loadOrder(withKeys(db, [next]), order.slug))?.contact?.phone).toBe('+48500500500');
  });

  test('counts what none of the keys opens and leaves it', async () => {
    const strange = withKeys(db, [next, { id: 'test', key: Buffer.alloc(32, 1).toString('base64') }]);
    const rotated = await rotateKeys(strange);
    expect(rotated[0]).toEqual({ table: 'orders', resealed: 0, unreadable: 1 });
    expect(await under(db, 'test')).toEqual(oneOfEach);
  });

  const other = { id: 'test', key: Buffer.alloc(32, 1).toString('base64') };
  const checked = (...keys: { id: string; key: string }[]) => checkKeys(withKeys(db, keys));
  const fine = { wrong: [], missing: [] };

  test('is known by its check value: another one under its name, or none, is refused until everything is sealed anew', async () => {
    expect(await checked(...testKeys)).toEqual(fine);
    expect(await checked(other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
    expect(await checked(...testKeys, next)).toEqual(fine);
    expect(await checked(...testKeys)).toEqual({ wrong: [], missing: ['next'] });
    expect(await checked(next, ...testKeys)).toEqual(fine);
    await rotateKeys(withKeys(db, [next, ...testKeys]));
    expect(await checked(next, ...testKeys)).toEqual(fine);
    expect(await checked(next)).toEqual(fine);
    expect(await checked(next, other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(...testKeys, next)).toEqual(fine);
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
  });

  test('is judged by what it opens where an older release left no check values', async () => {
    const forgotten = () => db.transaction((tx) => tx.kysely.deleteFrom('dataKeys').execute());
    expect(await checked(other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next)).toEqual({ wrong: [], missing: ['test'] });
    expect(await db.kysely.selectFrom('dataKeys').selectAll().execute()).toEqual([]);
    expect(await checked(next, ...testKeys)).toEqual(fine);
    await forgotten();
    // One order lies under the old key still, beneath newer values.
    await rotateKeys(withKeys(db, [next, ...testKeys]));
    await db.transaction((tx) =>
      insertComment(
        { ...tx, keys: keyring(testKeys) },
        { orderId: order.id, userId: null, body: 'Dawna', taskId: null },
        noon - 1,
      ),
    );
    await db.transaction((tx) =>
      insertComment(
        { ...tx, keys: keyring([next]) },
        { orderId: order.id, userId: null, body: 'Nowa', taskId: null },
        noon,
      ),
    );
    expect(await checked(next, other)).toEqual({ wrong: ['test'], missing: [] });
    expect(await checked(next, ...testKeys)).toEqual(fine);
  });

  test('of an empty database is any', async () => {
    const empty = await open();
    expect(await checkKeys(withKeys(empty, [other]))).toEqual(fine);
    expect(await checkKeys(withKeys(empty, testKeys))).toEqual({ wrong: ['test'], missing: [] });
  });
});
