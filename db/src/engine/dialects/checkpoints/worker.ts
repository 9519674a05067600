import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { transactionsAtOnce, type CheckpointThread } from './checkpoints.ts';

/** How often the thread looks whether there is something to carry over, in milliseconds. */
const lookEvery = 50;
/** After how long it tries again to cut the log off, where somebody read or wrote. */
const againAfter = 1_000;

const { path, counter, carriedAfter, cutAfter } = workerData as CheckpointThread;
const transactions = new Int32Array(counter);
// It never waits for whoever writes, but tries again.
const connection = new Sqlite(path, { timeout: 0 });
connection.pragma('synchronous = full');
/** How many transactions there were when the log was carried over, and cut off. */
const at = { carried: 0, cut: 0 };
/** Milliseconds since what is not carried over was first seen, and since the log was cut off. */
const since = { carried: 0, cut: 0 };

function carryOver(now: number): void {
  connection.pragma('wal_checkpoint(passive)');
  [at.carried, since.carried] = [now, 0];
}

/** Under the lock of whoever writes, who waits meanwhile: so almost all is carried over before. */
function cutOff(now: number): void {
  carryOver(now);
  const [{ busy }] = connection.pragma('wal_checkpoint(truncate)') as [{ busy: number }];
  since.cut = busy === 0 ? 0 : cutAfter - againAfter;
  if (busy === 0) at.cut = now;
}

/** A full disk, or a lock: the next look tries again. */
const isPassing = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(?:FULL|IOERR|BUSY)/u.test(error.code);

const looking = setInterval(() => {
  const now = Atomics.load(transactions, 0);
  since.carried = now === at.carried ? 0 : since.carried + lookEvery;
  since.cut += lookEvery;
  try {
    if (now !== at.cut && since.cut >= cutAfter) cutOff(now);
    else if (now - at.carried >= transactionsAtOnce || since.carried >= carriedAfter) carryOver(now);
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}, lookEvery);

parentPort?.once('message', () => {
  clearInterval(looking);
  connection.close();
});
