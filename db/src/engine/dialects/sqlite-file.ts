import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import Sqlite from 'better-sqlite3';

/**
 * Lets nobody but its owner read a database's file, whatever the process was started with: makes it before SQLite does,
 * which gives what it lays beside it the rights of the file. Where that is not allowed, SQLite says so next.
 */
export function ownFile(path: string): void {
  if (path === ':memory:' || path === '') return;
  try {
    closeSync(openSync(path, 'a', 0o600));
    for (const part of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
  } catch {
    // A file of another user, or no place for one.
  }
}

/** That this process serves a database which one process serves at a time. */
export interface DatabaseLock {
  /** Writes the address at which this process serves, for a second process to report. */
  readonly announce: (address: string) => void;
  readonly release: () => void;
}

/**
 * Takes a SQLite database for this process, or answers where the one is that has it (null: it does not say yet). What
 * is held is a lock of the operating system, so that a process that is killed leaves nothing behind. PostgreSQL is
 * served by as many as there are. Throws a sentence where the file has several names: SQLite keeps its log under the name
 * that it was opened by, so two names would be two logs on one file, and a lock under one name is not seen under the other.
 */
export function lockDatabase(databaseUrl: string): DatabaseLock | { readonly heldAt: string | null } {
  if (!databaseUrl.startsWith('sqlite:')) return { announce: () => undefined, release: () => undefined };
  const path = realPathOf(databaseUrl.slice('sqlite:'.length));
  if (existsSync(path) && statSync(path).nlink > 1)
    throw new Error(
      `${path} is one file under several names (hard links), and may be served under another one. ` +
        `Leave it one name (find -samefile tells them), or serve a copy made by db:backup.`,
    );
  const addressFile = `${path}.served-at`;
  ownFile(`${path}.serving`);
  const lock = new Sqlite(`${path}.serving`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    return { heldAt: readAddress(addressFile) };
  }
  const writeAddress = (address: string): void => writeFileSync(addressFile, address, { mode: 0o600 });
  writeAddress('');
  return {
    announce: writeAddress,
    release: () => lock.close(),
  };
}

/** Where a chain of symbolic links ends, which is where SQLite has its log. */
function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function readAddress(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null;
  } catch {
    return null;
  }
}
