import Sqlite from 'better-sqlite3';

/** Of each connection; the usual 2 MB hold less than the indexes of a few thousand orders. */
const cacheKib = 32 * 1024;
/**
 * Of 4 kB: how long the log grows before a commit carries it over into the file. Pages that many transitions touch are
 * carried over once: the fewer times, the fewer requests wait for it.
 */
export const checkpointPages = 4_000;

/** A connection to a file as all that read and write it are set up. */
export function connect(path: string): Sqlite.Database {
  const connection = new Sqlite(path);
  connection.pragma('journal_mode = wal');
  connection.pragma('synchronous = full');
  connection.pragma('foreign_keys = on');
  connection.pragma('case_sensitive_like = on');
  // What is deleted is overwritten: an order's destroyed key must not be read in the file's free places.
  connection.pragma('secure_delete = on');
  connection.pragma('busy_timeout = 5000');
  connection.pragma(`cache_size = -${cacheKib}`);
  connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  // What a savepoint may have to take back is kept aside: in memory, not in a file beside.
  connection.pragma('temp_store = memory');
  return connection;
}
