import { AsyncLocalStorage } from 'node:async_hooks';

/** How a job's caller is answered. */
export interface Answer {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A job of which everything that it writes is known before it runs. */
export interface KnownJob<W> extends Answer {
  readonly writes: W;
}

interface Job<W> extends Answer {
  readonly run: () => Promise<unknown>;
  /** Left undefined where that is not known before. */
  readonly writes: W | undefined;
}

/** A thread that writes known jobs on a connection of its own. */
export interface WriterThread<W> {
  /** How many jobs it has not answered yet; null where it takes no more. */
  readonly pending: () => number | null;
  readonly write: (jobs: readonly KnownJob<W>[]) => void;
  /** Resolves once all jobs are answered. */
  readonly idle: () => Promise<void>;
}

interface GroupCommitSettings<W> {
  /** After each commit: how many jobs shared it. */
  readonly committed?: (jobs: number) => void;
  readonly thread?: WriterThread<W> | undefined;
}

interface GroupCommit<W> {
  /** Runs the job in a transaction that it may share with others; `writes` where all that it writes is known before. */
  readonly commit: <T>(job: () => Promise<T>, writes?: W) => Promise<T>;
  /** Runs the job while nothing is written, neither here nor by the thread. It must not write itself. */
  readonly whileNothingIsWritten: (job: () => Promise<void>) => Promise<void>;
}

/**
 * Jobs that arrive in one turn of the event loop share one transaction and so one wait for the disk. Each has its own
 * savepoint: one that throws takes only its own writes back. All are answered after the commit. Several known jobs go to the
 * thread, if there is one; it never writes at the same time as a transaction here. One job alone is written here, which
 * costs less than handing it over.
 */
export function groupCommit<W = never>(
  execute: (statement: string) => void,
  { committed = () => undefined, thread }: GroupCommitSettings<W> = {},
): GroupCommit<W> {
  let waiting: Job<W>[] = [];
  let pauses: (() => Promise<void>)[] = [];
  let running = false;
  const inside = new AsyncLocalStorage<true>();

  async function runJob(job: Job<W>): Promise<() => void> {
    execute('savepoint job');
    try {
      const value = await job.run();
      execute('release job');
      return () => job.resolve(value);
    } catch (error) {
      // A full disk ends the whole transaction and its savepoints with it; what counts is why, not that.
      try {
        execute('rollback to job');
        execute('release job');
      } catch {
        throw error;
      }
      return () => job.reject(error);
    }
  }

  async function runBatch(batch: readonly Job<W>[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      execute('begin immediate');
      for (const job of batch) answers.push(await runJob(job));
      execute('commit');
    } catch (error) {
      // A full disk may already have ended the transaction; then there is nothing left to roll back.
      try {
        execute('rollback');
      } catch {}
      for (const job of batch) job.reject(error);
      return;
    }
    committed(batch.length);
    for (const answer of answers) answer();
  }

  function toThread(batch: readonly Job<W>[]): boolean {
    const pending = thread?.pending() ?? null;
    const known = batch.filter((job): job is Job<W> & KnownJob<W> => job.writes !== undefined);
    if (pending === null || pending + batch.length === 1 || known.length < batch.length) return false;
    try {
      thread?.write(known);
    } catch (error) {
      for (const job of known) job.reject(error);
    }
    return true;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0 || pauses.length > 0) {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0 && !toThread(batch)) {
        await thread?.idle();
        await runBatch(batch);
      }
      const pausing = pauses;
      pauses = [];
      if (pausing.length > 0) await thread?.idle();
      for (const pause of pausing) await pause();
    }
    running = false;
  }

  function start(): void {
    if (running) return;
    running = true;
    setImmediate(() => void drain());
  }

  return {
    commit(job, writes) {
      if (inside.getStore())
        throw new Error('A transaction was asked for inside a transaction; it would wait for itself.');
      return new Promise((resolve, reject) => {
        waiting.push({
          run: () => inside.run(true, job),
          writes,
          resolve: (value) => resolve(value as never),
          reject,
        });
        start();
      });
    },
    whileNothingIsWritten: (job) =>
      new Promise((resolve, reject) => {
        pauses.push(() => job().then(resolve, reject));
        start();
      }),
  };
}
