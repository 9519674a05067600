import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { transactionsAtOnce, type CheckpointThread } from './checkpoints.ts';

/** How often the thread looks whether there is something to carry over, in milliseconds. */
const lookEvery = 50;
/** Milliseconds after which fewer transactions are carried over, too. */
const longest = 2_000;

const { path, committed, emptiedEvery } = workerData as CheckpointThread;
const counter = new Int32Array(committed);
// It never waits for whoever writes, but tries again.
const connection = new Sqlite(path, { timeout: 0 });
connection.pragma('synchronous = full');
let carried = 0;
let waited = 0;
let emptied = 0;
let sinceEmptied = 0;

/** Carries over what is left and cuts the log off, where nobody reads or writes at this moment. */
function emptyLog(now: number): void {
  const [{ busy }] = connection.pragma('wal_checkpoint(truncate)') as [{ busy: number }];
  if (busy !== 0) return;
  [carried, emptied, waited, sinceEmptied] = [now, now, 0, 0];
}

const looking = setInterval(() => {
  const now = Atomics.load(counter, 0);
  waited = now === carried ? 0 : waited + lookEvery;
  sinceEmptied += lookEvery;
  if (now - carried >= transactionsAtOnce || waited >= longest) {
    connection.pragma('wal_checkpoint(passive)');
    [carried, waited] = [now, 0];
  }
  if (now !== emptied && sinceEmptied >= emptiedEvery) emptyLog(now);
}, lookEvery);

parentPort?.once('message', () => {
  clearInterval(looking);
  connection.close();
});
