import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { transactionsAtOnce, type CheckpointThread } from './checkpoints.ts';

/** How often the thread looks whether there is something to carry over, in milliseconds. */
const lookEvery = 50;
/** Milliseconds after which fewer transactions are carried over, too. */
const longest = 2_000;

const { path, committed } = workerData as CheckpointThread;
const counter = new Int32Array(committed);
const connection = new Sqlite(path);
connection.pragma('synchronous = full');
let carried = 0;
let waited = 0;

const looking = setInterval(() => {
  const now = Atomics.load(counter, 0);
  waited = now === carried ? 0 : waited + lookEvery;
  if (now - carried < transactionsAtOnce && waited < longest) return;
  connection.pragma('wal_checkpoint(passive)');
  carried = now;
  waited = 0;
}, lookEvery);

parentPort?.once('message', () => {
  clearInterval(looking);
  connection.close();
});
