import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { databaseOn, type Database } from '../engine/database.ts';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { openSqlite } from '../engine/dialects/sqlite.ts';
import { keyring } from '../engine/sealed/keyring.ts';
import { startPrivateCluster } from './private-cluster.ts';
import { testKeys } from './test-keys.ts';

/** A way in which a database can fail and be mended. */
export interface Breakage {
  readonly name: string;
  readonly breakIt: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** A migrated database that tests may break. */
export interface Breakable {
  readonly database: Database;
  readonly breakages: readonly Breakage[];
  readonly remove: () => Promise<void>;
}

/** An SQLite file whose disk is full by a limit of its pages, or that takes no writes. */
export async function breakableSqlite(): Promise<Breakable> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  let writing: Sqlite.Database | undefined;
  const engine = openSqlite(join(folder, 'test.db'), { opened: (connection) => (writing = connection) });
  const database = databaseOn(engine, keyring(testKeys));
  await database.migrate();
  const pragma = async (text: string): Promise<void> => void writing?.pragma(text);
  return {
    database,
    breakages: [
      {
        name: 'whose disk is full',
        breakIt: () => pragma('max_page_count = 1'),
        mend: () => pragma('max_page_count = 1073741823'),
      },
      {
        name: 'that is read-only',
        breakIt: () => pragma('query_only = on'),
        mend: () => pragma('query_only = off'),
      },
    ],
    async remove() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL of its own that can be stopped or made read-only; null where the machine has none. */
export async function breakablePostgres(): Promise<Breakable | null> {
  const cluster = await startPrivateCluster(['fsync=off']);
  if (cluster === null) return null;
  const database = databaseOn(
    openPostgres({ connectionString: cluster.address('postgres') }),
    keyring(testKeys),
  );
  await database.migrate();
  const readOnly = async (on: 'on' | 'off'): Promise<void> => {
    const other = openPostgres({ connectionString: cluster.address('template1'), max: 1 });
    await other.execute(`alter database postgres set default_transaction_read_only = ${on}`);
    await other.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
    );
    await other.close();
  };
  return {
    database,
    breakages: [
      { name: 'that is gone', breakIt: cluster.pause, mend: cluster.resume },
      { name: 'that is read-only', breakIt: () => readOnly('on'), mend: () => readOnly('off') },
    ],
    async remove() {
      await database.close();
      await cluster.stop();
    },
  };
}
