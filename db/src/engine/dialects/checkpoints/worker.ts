import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import {
  transactionsAtOnce,
  type CheckpointThread,
  type FromCheckpoints,
  type ToCheckpoints,
} from './checkpoints.ts';

/** How often the thread looks whether there is something to carry over, in milliseconds. */
const lookEvery = 50;
/** After how long it tries again to cut the log off, where somebody read all the while: a backup, say. */
const againAfter = 10_000;
/** How long cutting off, and with it all writing, waits for whoever still reads an older moment; ours end in a turn of the event loop. */
const readersEndWithin = 200;

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

/** Nobody writes meanwhile; almost all was carried over before. */
function cutOff(now: number): void {
  connection.pragma(`busy_timeout = ${readersEndWithin}`);
  const [{ busy }] = connection.pragma('wal_checkpoint(truncate)') as [{ busy: number }];
  connection.pragma('busy_timeout = 0');
  if (busy !== 0) return;
  [at.carried, since.carried] = [now, 0];
  at.cut = now;
}

const say = (message: FromCheckpoints): void => parentPort?.postMessage(message);

/** A full disk, or a lock: the next look tries again. */
const isPassing = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(?:FULL|IOERR|BUSY)/u.test(error.code);

/** What a full disk or a lock prevents is tried again later. */
function trying(what: () => void): void {
  try {
    what();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}

const looking = setInterval(() => {
  const now = Atomics.load(transactions, 0);
  since.carried = now === at.carried ? 0 : since.carried + lookEvery;
  since.cut += lookEvery;
  const isDue = now !== at.cut && since.cut >= cutAfter;
  if (isDue || now - at.carried >= transactionsAtOnce || since.carried >= carriedAfter)
    trying(() => carryOver(now));
  if (!isDue) return;
  since.cut = Math.max(0, cutAfter - againAfter);
  say('due');
}, lookEvery);

parentPort?.on('message', (message: ToCheckpoints) => {
  if (message === 'cut off') {
    const now = Atomics.load(transactions, 0);
    trying(() => cutOff(now));
    if (at.cut === now) since.cut = 0;
    say('tried');
    return;
  }
  clearInterval(looking);
  connection.close();
  parentPort?.close();
});
