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

/** What the thread is told: that nobody writes, so that it may cut the log off, or that it shall end. */
export type ToCheckpoints = 'cut off' | 'stop';
/** What it says: that it wants to cut the log off, and that it has tried. */
export type FromCheckpoints = 'due' | 'tried';

/** The log is carried over after so many: pages that each of them touches are carried over once. */
export const transactionsAtOnce = 400;

/** Runs a job while nobody writes to the database. */
type WhileNothingIsWritten = (job: () => Promise<void>) => Promise<void>;

interface Checkpoints {
  /** Counts transactions that were committed. */
  readonly committed: (transactions: number) => void;
  /** How the thread is given the moment in which it cuts the log off; until this is called, it does not. */
  readonly cutOffWithin: (pause: WhileNothingIsWritten) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Carries a database's log over into its file in a thread of its own, passively, beside whoever reads and writes. Once a minute
 * it cuts the log off in a pause of all writing, which takes as long as a few pages take: else what a busy hour has written far
 * behind would stay in it, also the key of an order that was erased since. `failed` is called once where the thread ends by an
 * error; from then on nothing is carried over or cut off here.
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
  let pause: WhileNothingIsWritten | null = null;
  let resume = (): void => undefined;
  const cutOff = (): Promise<void> =>
    new Promise((resolve) => {
      resume = resolve;
      thread.postMessage('cut off' satisfies ToCheckpoints);
    });
  const ended = new Promise<void>((resolve) =>
    thread.once('exit', () => {
      resume();
      resolve();
    }),
  );
  thread.on('message', (message: FromCheckpoints) => {
    if (message === 'tried') resume();
    else void pause?.(cutOff);
  });
  thread.once('error', failed);
  thread.unref();
  return {
    committed: (more) => void Atomics.add(transactions, 0, more),
    cutOffWithin: (given) => (pause = given),
    stop() {
      thread.ref();
      thread.postMessage('stop' satisfies ToCheckpoints);
      return ended;
    },
  };
}
