import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { runPostgresTool } from './run-postgres-tool.ts';

/**
 * Writes a whole copy of the database, as it was at one moment, to a new file, while others go on writing to the
 * database. The file has its name only once it is complete and on the disk.
 */
export async function backUp(databaseUrl: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; a backup overwrites nothing.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  if (databaseUrl.startsWith('sqlite:')) copySqlite(databaseUrl.slice('sqlite:'.length), part);
  else await runPostgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`, databaseUrl]);
  const written = openSync(part, 'r');
  fsyncSync(written);
  closeSync(written);
  renameSync(part, file);
}

/** Reads in one transaction, so that writers neither wait for it nor make it begin again. */
function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database ${from}.`);
  const database = new Sqlite(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
