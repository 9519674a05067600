import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting {
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Jobs that arrive in one turn of the event loop share one transaction and so one wait for the disk. Each has its own
 * savepoint: one that throws takes only its own writes back. All are answered after the commit.
 */
export function groupCommit(
  execute: (statement: string) => void,
  committed: (jobs: number) => void = () => undefined,
): <T>(job: () => Promise<T>) => Promise<T> {
  let waiting: Waiting[] = [];
  let running = false;
  const inside = new AsyncLocalStorage<true>();

  async function runJob(job: Waiting): Promise<() => void> {
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

  async function runBatch(batch: Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      execute('begin immediate');
      for (const job of batch) answers.push(await runJob(job));
      execute('commit');
      committed(batch.length);
    } catch (error) {
      // A full disk may already have ended the transaction; then there is nothing left to roll back.
      try {
        execute('rollback');
      } catch {}
      for (const job of batch) job.reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await runBatch(batch);
    }
    running = false;
  }

  return <T>(job: () => Promise<T>) => {
    if (inside.getStore())
      throw new Error('A transaction was asked for inside a transaction; it would wait for itself.');
    return new Promise<T>((resolve, reject) => {
      waiting.push({ run: () => inside.run(true, job), resolve: (value) => resolve(value as T), reject });
      if (running) return;
      running = true;
      setImmediate(() => void drain());
    });
  };
}
