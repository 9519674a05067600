import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { openPostgres } from '../engine/dialects/postgres.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/** A content that the copied database names: where it lies in the file store, and its SHA-256 in hexadecimal digits. */
export interface NamedContent {
  readonly path: string;
  readonly sha256: string;
}

/**
 * Writes a whole copy of the database, as it was at one moment, to a new file, while others go on writing to the
 * database. Answers, as of the same moment, the contents without which the copy is not complete.
 */
export async function backUp(databaseUrl: string, file: string): Promise<readonly NamedContent[]> {
  closeSync(openSync(file, 'wx', 0o600));
  const named = databaseUrl.startsWith('sqlite:')
    ? copySqlite(databaseUrl.slice('sqlite:'.length), file)
    : await copyPostgres(databaseUrl, file);
  const written = openSync(file, 'r');
  fsyncSync(written);
  closeSync(written);
  return named;
}

/** Reads in one transaction, so that writers neither wait for it nor make it begin again. */
function copySqlite(from: string, to: string): readonly NamedContent[] {
  if (!existsSync(from)) throw new Error(`There is no database ${from}.`);
  const database = new Sqlite(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  const copy = new Sqlite(to, { readonly: true });
  try {
    return copy.prepare<[], NamedContent>('select path, sha256 from files order by path').all();
  } finally {
    copy.close();
  }
}

/** Asks for the contents in the transaction whose view the copy has. */
async function copyPostgres(databaseUrl: string, file: string): Promise<readonly NamedContent[]> {
  const engine = openPostgres({ connectionString: databaseUrl, max: 1 });
  try {
    return await engine.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const view = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
        const words = [`--snapshot=${view.rows[0]?.id}`, '--format=custom', '--no-owner', `--file=${file}`];
        await runPostgresTool('pg_dump', databaseUrl, words);
        return tx.selectFrom('files').select(['path', 'sha256']).orderBy('path').execute();
      });
  } finally {
    await engine.close();
  }
}
