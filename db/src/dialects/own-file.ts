import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

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
