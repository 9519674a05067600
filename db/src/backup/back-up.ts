import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql, type Kysely } from 'kysely';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { kyselyOn, openSqlite } from '../engine/dialects/sqlite.ts';
import type { DialectName, Schema } from '../tables/schema.ts';
import { hasOrderKeys, listOrderKeys } from './list-order-keys.ts';
import type { StoredOrderKey } from './order-key-file.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/** A content that the copied database names: where it lies in the file store, and its SHA-256 in hexadecimal digits. */
export interface NamedContent {
  readonly path: string;
  readonly sha256: string;
}

/** What belongs to a copy and lies elsewhere, as of the copy's moment. */
export interface BesideCopy {
  /** The contents without which the copy is not complete. */
  readonly contents: readonly NamedContent[];
  /** The orders' own keys: a copy that held them could not forget anybody. Null where the tables are of a release before them. */
  readonly orderKeys: readonly StoredOrderKey[] | null;
}

/**
 * Writes a copy of the database without the orders' keys, as it was at one moment, to a new file, while others go on
 * writing to the database. Answers what belongs to it.
 */
export async function backUp(databaseUrl: string, file: string): Promise<BesideCopy> {
  closeSync(openSync(file, 'wx', 0o600));
  const beside = databaseUrl.startsWith('sqlite:')
    ? await copySqlite(databaseUrl.slice('sqlite:'.length), file)
    : await copyPostgres(databaseUrl, file);
  const written = openSync(file, 'r');
  fsyncSync(written);
  closeSync(written);
  return beside;
}

const keysOf = async (kysely: Kysely<Schema>, dialect: DialectName) =>
  (await hasOrderKeys(kysely, dialect)) ? listOrderKeys(kysely, dialect) : null;

/** Those of these contents that the database names now. */
export async function stillNamed(databaseUrl: string, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const engine = databaseUrl.startsWith('sqlite:')
    ? openSqlite(databaseUrl.slice('sqlite:'.length))
    : openPostgres({ connectionString: databaseUrl, max: 1 });
  try {
    const rows = await engine.kysely.selectFrom('files').select('path').where('path', 'in', paths).execute();
    return rows.map(({ path }) => path);
  } finally {
    await engine.close();
  }
}

/** Reads in one transaction, so that writers neither wait for it nor make it begin again. */
async function copySqlite(from: string, to: string): Promise<BesideCopy> {
  if (!existsSync(from)) throw new Error(`There is no database ${from}.`);
  const database = new Sqlite(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  const copy = new Sqlite(to);
  try {
    const contents = copy.prepare<[], NamedContent>('select path, sha256 from files order by path').all();
    const orderKeys = await keysOf(kyselyOn(copy), 'sqlite');
    if (orderKeys === null) return { contents, orderKeys };
    copy.pragma('journal_mode = off');
    copy.pragma('secure_delete = on');
    copy.prepare('delete from order_keys').run();
    return { contents, orderKeys };
  } finally {
    copy.close();
  }
}

/** Asks for the contents in the transaction whose view the copy has. */
async function copyPostgres(databaseUrl: string, file: string): Promise<BesideCopy> {
  const engine = openPostgres({ connectionString: databaseUrl, max: 1 });
  try {
    return await engine.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const view = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
        const words = [`--snapshot=${view.rows[0]?.id}`, '--format=custom', '--no-owner', `--file=${file}`];
        words.push('--exclude-table-data=order_keys');
        await runPostgresTool('pg_dump', databaseUrl, words);
        const contents = await tx.selectFrom('files').select(['path', 'sha256']).orderBy('path').execute();
        return { contents, orderKeys: await keysOf(tx, 'postgres') };
      });
  } finally {
    await engine.close();
  }
}
