import { Worker } from 'node:worker_threads';

/** What the thread is given. */
export interface CheckpointThread {
  readonly path: string;
  /** One 32-bit number: how many transactions were committed. */
  readonly counter: SharedArrayBuffer;
  /** Milliseconds after which fewer than `transactionsAtOnce` are carried over, too. */
  readonly carriedAfter: number;
  /** Milliseconds from one cutting off of the log to the next. */
  readonly cutAfter: number;
}

/** The log is carried over after so many: pages that each of them touches are carried over once. */
export const transactionsAtOnce = 400;

interface Checkpoints {
  /** Counts transactions that were committed. */
  readonly committed: (transactions: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Carries a database's log over into its file in a thread of its own, passively, beside whoever reads and writes. Once a minute
 * the log is cut off, for which a commit waits as long as a few pages take: else what a busy hour has written far behind would
 * stay in it, also the key of an order that was erased since. `failed` is called once where the thread ends by an error; from
 * then on nothing is carried over or cut off here.
 */
export function startCheckpoints(
  path: string,
  failed: (error: unknown) => void,
  { carriedAfter = 2_000, cutAfter = 60_000 } = {},
): Checkpoints {
  const counter = new SharedArrayBuffer(4);
  const transactions = new Int32Array(counter);
  const workerData: CheckpointThread = { path, counter, carriedAfter, cutAfter };
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], workerData });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  thread.once('error', failed);
  thread.unref();
  return {
    committed: (more) => void Atomics.add(transactions, 0, more),
    stop() {
      thread.ref();
      thread.postMessage('stop');
      return ended;
    },
  };
}
