import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { afterAll, describe, inject } from 'vitest';
import { databaseOn, type Database } from '../engine/database.ts';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { openSqlite } from '../engine/dialects/sqlite.ts';
import { keyring } from '../engine/sealed/keyring.ts';
import './postgres.global.ts';
import { testKeys } from './test-keys.ts';

export { breakablePostgres, breakableSqlite, type Breakable } from './breakable-databases.ts';
export type { Release } from './release.ts';
export { testKeys } from './test-keys.ts';

/** A migrated, empty database; closed and gone when its group of tests is. */
export type Open = () => Promise<Database>;

/** Whether PostgreSQL's locks can be tested: PGlite has one connection and so none. */
export const realPostgres = (): boolean => inject('pgUrl') !== '';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** Runs the tests on SQLite and on PostgreSQL, or on one of them: a real server where the machine has it, else PGlite. */
export function onEachDatabase(
  name: string,
  tests: (open: Open, on: DatabaseName) => void,
  databases: readonly DatabaseName[] = ['SQLite', 'PostgreSQL'],
): void {
  for (const on of databases)
    describe(`${name}, on ${on}`, { tags: on === 'PostgreSQL' ? ['postgres'] : [] }, () =>
      tests(closing(openers[on]), on),
    );
}

interface Opened {
  readonly database: Database;
  readonly remove: () => Promise<void> | void;
}

function closing(open: () => Promise<Opened>): Open {
  const opened: Opened[] = [];
  afterAll(async () => {
    for (const { database, remove } of opened) {
      await database.close();
      await remove();
    }
  });
  return async () => {
    const one = await open();
    opened.push(one);
    return one.database;
  };
}

async function openOnSqlite(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  // What goes with the tests need not outlive a power cut; what a killed process has committed, it does outlive.
  const opened = (writing: Sqlite.Database): void => void writing.pragma('synchronous = off');
  const database = databaseOn(openSqlite(join(folder, 'test.db'), { opened }), keyring(testKeys));
  await database.migrate();
  return { database, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A migrated, empty database on the real PostgreSQL (from `template0` one without tables), and where processes of their own reach it. */
export async function freshPostgres(template: 'blank' | 'template0' = 'blank'): Promise<{
  readonly database: Database;
  readonly url: string;
  readonly remove: () => Promise<void>;
}> {
  const cluster = openPostgres({ connectionString: inject('pgUrl'), max: 1 });
  const name = `test_${randomBytes(8).toString('hex')}`;
  await cluster.execute(`create database ${name} template ${template}`);
  const url = new URL(inject('pgUrl'));
  url.pathname = `/${name}`;
  const database = databaseOn(openPostgres({ connectionString: url.href }), keyring(testKeys));
  return {
    database,
    url: url.href,
    async remove() {
      await cluster.execute(`drop database ${name} with (force)`);
      await cluster.close();
    },
  };
}

async function openOnPglite(): Promise<Opened> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { btree_gin } = await import('@electric-sql/pglite/contrib/btree_gin');
  const server = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  const settings = Object.assign(createPgConfig(server), { max: 1, pipeline: false });
  const database = databaseOn(openPostgres(settings), keyring(testKeys));
  await database.migrate();
  return { database, remove: () => server.close() };
}

const openers: Readonly<Record<DatabaseName, () => Promise<Opened>>> = {
  SQLite: openOnSqlite,
  PostgreSQL: () => (realPostgres() ? freshPostgres() : openOnPglite()),
};
