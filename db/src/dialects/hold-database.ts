import { readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** That this process serves a database which one process serves at a time. */
export interface Held {
  /** Says where, for whoever comes later. */
  readonly at: (address: string) => void;
  readonly release: () => void;
}

/**
 * Takes a SQLite database for this process, or answers where the one is that has it (null: it does not say yet). What
 * is held is a lock of the operating system, so that a process that is killed leaves nothing behind. PostgreSQL is
 * served by as many as there are.
 */
export function holdDatabase(databaseUrl: string): Held | { readonly heldAt: string | null } {
  if (!databaseUrl.startsWith('sqlite:')) return { at: () => undefined, release: () => undefined };
  const path = databaseUrl.slice('sqlite:'.length);
  const addressFile = `${path}.served-at`;
  const lock = new Sqlite(`${path}.serving`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    return { heldAt: readAddress(addressFile) };
  }
  writeFileSync(addressFile, '');
  return {
    at: (address) => writeFileSync(addressFile, address),
    release: () => lock.close(),
  };
}

function readAddress(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null;
  } catch {
    return null;
  }
}
