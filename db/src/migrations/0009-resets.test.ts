import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseOn, type Database, type Tx } from '../engine/database.ts';
import { openSqlite } from '../engine/dialects/sqlite.ts';
import { claimEffects, finishEffect } from '../engine/outbox-claims.ts';
import { insertAccountEffect, listOpenEffects } from '../engine/outbox.ts';
import { keyring } from '../engine/sealed/keyring.ts';
import { freshPostgres, realPostgres, testKeys } from '../testing/on-each-database.ts';
import { makeOrder, noon } from '../testing/sample-rows.ts';
import { loadUser } from '../user.queries.ts';
import { accounts } from './0001-accounts.ts';
import { orders } from './0002-orders.ts';
import { engine } from './0003-engine.ts';
import { dealings } from './0004-dealings.ts';
import { catalogue } from './0005-catalogue.ts';
import { lists } from './0006-lists.ts';
import { operations } from './0007-operations.ts';
import { askedPersons } from './0008-asked-persons.ts';
import { resets } from './0009-resets.ts';
import { orderKeys } from './0062-order-keys.ts';
import { columnTypes, type Statements } from './column-types.ts';
import type { Sealed } from '../tables/columns.ts';
import { insertEffects } from '../testing/test-queries.ts';

const before = [accounts, orders, engine, dealings, catalogue, lists, operations, askedPersons];

const run = (db: Database, statements: Statements): Promise<void> =>
  db.transaction(async (tx) => {
    for (const statement of statements(columnTypes[db.dialect])) await sql.raw(statement).execute(tx.kysely);
  });

/** Accounts of the release before: one reset and not chosen anew, one that chose another since, one never reset. */
async function accountsOfBefore({ kysely }: Tx): Promise<void> {
  const columns =
    'id, email, password_hash, full_name, active, password_outdated, password_changed_at, version, created_at, updated_at';
  for (const [id, outdated, changedAt, linkAt] of [
    ['reset', 1, 5, 6],
    ['chosen', 0, 7, 6],
    ['given', 1, 5, null],
  ] as const) {
    const values = `'${id}', '${id}@b.pl', 'hash', 'Jan', 1, ${outdated}, ${changedAt}, 1, 1, 1`;
    await sql.raw(`insert into users (${columns}) values (${values})`).execute(kysely);
    if (linkAt === null) continue;
    const link = `'token of ${id}', '${id}', ${linkAt}, 99`;
    await sql
      .raw(`insert into password_links (token_hash, user_id, created_at, expires_at) values (${link})`)
      .execute(kysely);
  }
}

/** A shop of the release before. */
async function shopOfBefore({ kysely }: Tx): Promise<{ id: string }> {
  const columns =
    'id, client_id, name, name_fold, street, postal_code, city, qes, active, version, created_at, updated_at';
  const values = `'s', 's', 'Sklep', 'sklep', 'Prosta 1', '00-001', 'Warszawa', 0, 1, 1, 1, 1`;
  await sql.raw(`insert into shops (${columns}) values (${values})`).execute(kysely);
  return { id: 's' };
}

async function holds(open: () => Promise<Database>): Promise<void> {
  const db = await open();
  for (const statements of before) await run(db, statements);
  // Orders are made as this release makes them, each with its key.
  await run(db, (types) => orderKeys(types).slice(0, 1));
  const { id: orderId } = await makeOrder(db, await db.transaction(shopOfBefore));
  const effects = ['done', 'open'].map((key) => ({ effect: 'sendOffer', key, data: { to: key } }) as const);
  await db.transaction((tx) => insertEffects(tx, orderId, effects, noon));
  const [done] = await listOpenEffects(db, orderId);
  await db.transaction((tx) => finishEffect(tx, done?.id ?? '', noon + 1));
  await db.transaction(accountsOfBefore);

  await run(db, resets);

  const passwords = await Promise.all(['reset', 'chosen', 'given'].map((id) => loadUser(db, id)));
  expect(passwords.map((user) => [user?.passwordHash, user?.previousPasswordHash])).toEqual([
    [null, 'hash'],
    ['hash', null],
    ['hash', null],
  ]);
  await db.transaction((tx) =>
    insertAccountEffect(
      tx,
      { userId: 'reset', effect: 'mailPasswordReset', key: 'letter', data: { token: 't' } },
      noon,
    ),
  );
  const taken = await db.transaction((tx) =>
    claimEffects(tx, { now: noon, leaseMs: 1, shares: [{ effects: { except: [] }, limit: 9 }] }),
  );
  const again = { id: expect.any(String), askedAt: noon, attempts: 1 };
  expect(taken).toEqual([
    { ...again, orderId, effect: 'sendOffer', key: 'open', data: { to: 'open' } },
    { ...again, userId: 'reset', effect: 'mailPasswordReset', key: 'letter', data: { token: 't' } },
  ]);
  const nobodys = {
    id: 'x',
    effect: 'sendOffer',
    key: 'x',
    data: 'x' as Sealed,
    dueAt: 1,
    attempts: 0,
    createdAt: 1,
  } as const;
  await expect(
    db.transaction((tx) => tx.kysely.insertInto('outbox').values(nobodys).execute()),
  ).rejects.toThrow(/outbox_asker/u);
}

describe('the migration of resets keeps what waits in the outbox and ends what a reset had left open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migration-'));
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('on SQLite', () =>
    holds(async () => {
      const db = databaseOn(openSqlite(join(folder, 'test.db')), keyring(testKeys));
      ends.push(() => db.close());
      return db;
    }));

  test.skipIf(!realPostgres())('on PostgreSQL', () =>
    holds(async () => {
      const { database, remove } = await freshPostgres('template0');
      ends.push(() => database.close(), remove);
      return database;
    }),
  );
});
