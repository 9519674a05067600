import { readFileSync } from 'node:fs';
import { dataKinds, type DataKind } from '@app/machines/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../engine/database.ts';
import { StaleVersion } from '../engine/errors.ts';
import { insertOrder } from '../engine/insert-order.ts';
import { saveOrder } from '../engine/save-order.ts';
import { isSealed } from '../engine/sealed/seal.ts';
import { listOrderEvents } from '../order-history.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { replacePersons } from '../person.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { samplePerson } from '../testing/sample-person.ts';
import { newOrder, noon } from '../testing/sample-rows.ts';
import { personalDataIn } from '../upkeep/personal-data.ts';
import { contact } from '../upkeep/testing/fill-sealed.ts';
import { eraseOrder, kindsLeft } from './erase-order.ts';
import { listErasureRests } from './erasure-rests.ts';
import { findPersonsOrders } from './find-person.ts';
import { contentDigest, fillEverything } from './testing/fill-everything.ts';

const later = noon + 1_000;

const clientTables = Object.entries(personalDataIn).flatMap(([table, held]) =>
  held !== null && held.whose === 'client' ? [table] : [],
);

/** Rows of each table of clients; the replies to others than orders are not the order's. */
async function countRows(db: Database): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    clientTables.map(async (table) => {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db.kysely);
      const own = rows.filter((row) => !('scope' in row && row.scope === 's'));
      return [table, own.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Every text of the tables of clients that only keys explain: sealed values and blind indexes. */
async function keyedTexts(db: Database): Promise<readonly string[]> {
  const found = await Promise.all(
    clientTables.map(async (table) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        db.kysely,
      );
      return rows
        .filter(({ scope }) => scope !== 's')
        .flatMap((row) => Object.entries(row))
        .flatMap(([column, value]) =>
          typeof value === 'string' && (isSealed(value) || /Index$|^mark$/u.test(column)) ? [value] : [],
        );
    }),
  );
  return found.flat();
}

async function everything(db: Database): Promise<string> {
  const tables = await db.kysely.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.kysely)),
  );
  return JSON.stringify(rows);
}

/** The bytes of SQLite's file and log, once what is in the log stands in the file. */
async function fileOf(db: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db.kysely);
  await db.transaction((tx) =>
    tx.kysely.updateTable('orders').set({ version: 99 }).where('id', '=', '-').execute(),
  );
  await sql`pragma wal_checkpoint(truncate)`.execute(db.kysely).catch(() => undefined);
  return ['', '-wal'].map((end) => readFileSync(`${rows[0]?.file}${end}`, 'latin1')).join('');
}

const eraseAll = (db: Database, orderId: string, kinds: readonly DataKind[] = dataKinds) =>
  db.transaction((tx) => eraseOrder(tx, { orderId, kinds, requestId: null }, later));

onEachDatabase('an order whose data are erased', (open, on) => {
  test('has rows in no table of clients but those that history and sums need', async () => {
    const db = await open();
    const { id } = await fillEverything(db);
    const before = await countRows(db);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    await eraseAll(db, id);
    const stay = {
      // That the key was destroyed stays written.
      ...{ orders: 1, orderKeys: 1, orderSearch: 1, orderEvents: 1, dataReads: 1 },
      ...{ signatures: 1, payments: 1, paymentOperations: 1, refunds: 1, bankVerifications: 1 },
    };
    const none = Object.fromEntries(clientTables.map((table) => [table, 0]));
    expect(await countRows(db)).toEqual({ ...none, ...stay });
    expect(await kindsLeft(db, id)).toEqual([]);
    const keys = await db.kysely.selectFrom('orderKeys').selectAll().execute();
    expect(keys).toEqual([{ orderId: id, sealedKey: null, destroyedAt: later }]);
  });

  test('leaves no sealed value and no blind index of it anywhere, and none in the file of SQLite', async () => {
    const db = await open();
    const { id } = await fillEverything(db);
    const planted = [...(await keyedTexts(db)), contentDigest];
    expect(planted.length).toBeGreaterThan(30);
    await eraseAll(db, id);
    const left = await everything(db);
    expect(planted.filter((text) => left.includes(text))).toEqual([]);
    if (on !== 'SQLite') return;
    const bytes = await fileOf(db);
    expect(bytes).toContain(id);
    expect(planted.filter((text) => bytes.includes(text))).toEqual([]);
  });

  test('keeps its number, status, history and sums, and is found by its number alone', async () => {
    const db = await open();
    const order = await fillEverything(db);
    const [before, events] = [await loadOrderById(db, order.id), await listOrderEvents(db, order.id)];
    await eraseAll(db, order.id);
    const emptied = {
      contact: null,
      shippingNumber: null,
      retentionAt: null,
      erasedAt: later,
      updatedAt: later,
    };
    expect(await loadOrderById(db, order.id)).toEqual({ ...before, ...emptied, version: order.version + 1 });
    expect(await listOrderEvents(db, order.id)).toEqual(events.map((event) => ({ ...event, reason: null })));
    const found = async (typed: string) =>
      (await searchOrders(db, typed, { shopIds: null }, { size: 9 })).orders.map(({ id }) => id);
    expect([await found(order.number), await found('żak'), await found(contact.email)]).toEqual([
      [order.id],
      [],
      [],
    ]);
  });

  test('has its files written down to be removed, and what simulators keep', async () => {
    const db = await open();
    const { id } = await fillEverything(db);
    await eraseAll(db, id);
    const rests = [
      ...(await listErasureRests(db, 'files', 9)),
      ...(await listErasureRests(db, 'simulators', 9)),
    ].map(({ place, path }) => `${place} ${path}`);
    expect(rests.toSorted()).toEqual(['files aa/c', 'files aa/x', 'simulators null']);
  });

  test('loses one kind after another, and is erased with the last', async () => {
    const db = await open();
    const { id } = await fillEverything(db);
    const steps: (readonly DataKind[])[] = [];
    for (const kind of dataKinds) {
      const done = await eraseAll(db, id, [kind]);
      steps.push(await kindsLeft(db, id));
      expect(done?.kinds).toEqual([kind]);
      expect((await loadOrderById(db, id))?.erasedAt).toBe(kind === 'traces' ? later : null);
    }
    expect(steps).toEqual(dataKinds.map((_, at) => dataKinds.slice(at + 1)));
    const noted = await db.kysely.selectFrom('orderErasures').select('kind').orderBy('kind').execute();
    expect(noted.map(({ kind }) => kind)).toEqual(dataKinds.toSorted());
  });

  test('leaves the same person in another order', async () => {
    const db = await open();
    const { id, shopId } = await fillEverything(db);
    const twin = await db.transaction(async (tx) => {
      const made = await insertOrder(tx, newOrder({ id: shopId }, { contact }));
      await replacePersons(tx, made.id, [{ ...samplePerson, id: 'twin' }]);
      return made;
    });
    const pesel = { by: 'pesel', value: samplePerson.pesel ?? '' } as const;
    const found = async () => (await findPersonsOrders(db, pesel)).map(({ order }) => order.id);
    expect(await found()).toEqual([twin.id, id]);
    await eraseAll(db, id);
    expect(await found()).toEqual([twin.id]);
    expect((await loadOrderById(db, twin.id))?.contact).toEqual({ ...contact, phone: '+48600700800' });
  });

  test('is erased once where two do it at once, and a move that read it before writes nothing', async () => {
    const db = await open();
    const order = await fillEverything(db);
    const both = await Promise.all([eraseAll(db, order.id), eraseAll(db, order.id)]);
    expect(both.filter((done) => done !== null).map(({ kinds }) => kinds)).toEqual([dataKinds]);
    await expect(saveOrder(db, order, { status: 'canceled' }, later)).rejects.toThrow(StaleVersion);
  });

  test('is as it was where the process ends before the commit, and is erased by the next', async () => {
    const db = await open();
    const order = await fillEverything(db);
    const before = await countRows(db);
    const killed = db.transaction(async (tx) => {
      await eraseOrder(tx, { orderId: order.id, kinds: dataKinds, requestId: null }, later);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await countRows(db)).toEqual(before);
    expect(await loadOrderById(db, order.id)).toEqual(order);
    expect((await eraseAll(db, order.id))?.order.erasedAt).toBe(later);
  });

  test('keeps who has seen its numbers and what was corrected until their kind is erased', async () => {
    const db = await open();
    const { id } = await fillEverything(db);
    for (const table of ['numberReveals', 'orderChanges'] as const)
      await expect(db.transaction((tx) => tx.kysely.deleteFrom(table).execute())).rejects.toThrow(
        'only appended to',
      );
    await eraseAll(db, id, ['communication']);
    await expect(db.transaction((tx) => tx.kysely.deleteFrom('numberReveals').execute())).rejects.toThrow(
      'only appended to',
    );
  });
});
