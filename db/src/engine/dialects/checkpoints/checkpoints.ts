import { Worker } from 'node:worker_threads';

/** What the thread is given. */
export interface CheckpointThread {
  readonly path: string;
  /** One 32-bit number: how many transactions were committed. */
  readonly committed: SharedArrayBuffer;
  /** Milliseconds. */
  readonly emptiedEvery: number;
}

/** The log is carried over after so many: pages that each of them touches are carried over once. */
export const transactionsAtOnce = 400;

interface Checkpoints {
  /** Counts transactions that were committed. */
  readonly committed: (transactions: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Carries a database's log over into its file in a thread of its own, passively: beside whoever reads and writes, so that no
 * commit waits for it. Once a minute (`emptiedEvery`, milliseconds) the log is cut off: else pages that a busy hour has written far
 * behind would stay in it, also the key of an order that was erased since. `failed` is called once where the thread ends by an error; from then on nothing is carried over here.
 */
export function startCheckpoints(
  path: string,
  failed: (error: unknown) => void,
  emptiedEvery = 60_000,
): Checkpoints {
  const committed = new SharedArrayBuffer(4);
  const counter = new Int32Array(committed);
  const workerData: CheckpointThread = { path, committed, emptiedEvery };
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], workerData });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  thread.once('error', failed);
  thread.unref();
  return {
    committed: (transactions) => void Atomics.add(counter, 0, transactions),
    stop() {
      thread.ref();
      thread.postMessage('stop');
      return ended;
    },
  };
}
