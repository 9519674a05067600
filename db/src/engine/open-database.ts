import { databaseOn, type Database } from './database.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite, type DatabaseThread } from './dialects/sqlite.ts';
import { keyring, type DataKey } from './sealed/keyring.ts';

export interface DatabaseSettings {
  /** 32 bytes each, in base64. The first one seals; all of them open. */
  readonly keys: readonly DataKey[];
  /** Called after each commit on SQLite with the number of transactions that shared it. */
  readonly committed?: (transactions: number) => void;
  /**
   * For a process that serves: on SQLite one thread carries the log over and cuts it off, and another one writes transactions
   * whose statements are known before they run. Called where one has ended: commits carry the log over then, and whoever asks
   * for a transaction waits for the disk.
   */
  readonly threadFailed?: (thread: DatabaseThread, error: unknown) => void;
}

/** `sqlite:/path/file.db` or `postgres://…`; the caller migrates before the first query. */
export function openDatabase(url: string, settings: DatabaseSettings): Database {
  const keys = keyring(settings.keys);
  if (url.startsWith('sqlite:')) return databaseOn(openSqlite(url.slice('sqlite:'.length), settings), keys);
  if (/^postgres(ql)?:/.test(url)) return databaseOn(openPostgres({ connectionString: url }), keys);
  throw new Error(
    `A database address starts with sqlite: or postgres:, this one does not: ${url.split(':')[0]}:`,
  );
}
