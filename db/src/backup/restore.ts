import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/** Fills a database that is not there yet (SQLite) or is empty (PostgreSQL) with what a copy holds, or leaves it so. */
export async function restore(file: string, databaseUrl: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  if (databaseUrl.startsWith('sqlite:')) return restoreSqlite(file, databaseUrl.slice('sqlite:'.length));
  if (!(await isEmpty(databaseUrl)))
    throw new Error('The database holds tables already. Restore into an empty one, then serve from that.');
  const words = ['--exit-on-error', '--single-transaction', '--no-owner', file];
  return runPostgresTool('pg_restore', databaseUrl, words);
}

function restoreSqlite(file: string, to: string): void {
  const taken = [to, `${to}-wal`, `${to}-shm`].find((path) => existsSync(path));
  if (taken !== undefined)
    throw new Error(
      `${taken} is there already. Stop the server and move it away, or restore into another DATA_DIR.`,
    );
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  try {
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const engine = openPostgres({ connectionString: databaseUrl, max: 1 });
  try {
    const tables = sql<{ count: number }>`
      select count(*)::int as count from information_schema.tables where table_schema = 'public'`;
    return (await tables.execute(engine.kysely)).rows[0]?.count === 0;
  } finally {
    await engine.close();
  }
}
