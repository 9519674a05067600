import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { InOrder } from '../../statement.ts';
import type { KnownJob, WriterThread } from '../group-commit.ts';

/** What the thread is given. */
export interface WriterSettings {
  readonly path: string;
  /** How long the log grows, in pages, before a commit carries it over. */
  readonly checkpointPages: number;
}

/** A statement as the thread runs it. */
export interface WriteStatement {
  readonly text: string;
  readonly bound: readonly unknown[];
}

/** One transaction on its way to the thread. */
export interface SentWrite {
  readonly id: number;
  readonly statements: InOrder<WriteStatement>;
}

/** What became of one: the first statement's rows, or why nothing of it is written; the code where SQLite refused it. */
export type Written =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly message: string; readonly code: string | null };

/** What the thread says: what became of a message's transactions, and how many shared each commit since it last said so. */
export interface Wrote {
  readonly written: readonly Written[];
  readonly commits: readonly number[];
}

interface WriterListeners {
  /** After each commit: how many transactions shared it. */
  readonly committed: (transactions: number) => void;
  /** Called once where the thread ends before it was stopped; from then on it writes no more. */
  readonly failed: (error: unknown) => void;
}

/** The thread that writes to a file. */
export interface Writer extends WriterThread<InOrder<WriteStatement>> {
  /** Takes nothing more; resolves once what was taken is answered and the thread has ended. */
  readonly stop: () => Promise<void>;
}

/** Nobody knows whether the thread has written it. Repeated under its idempotency key, the request finds out. */
const unknownOutcome = (): Error =>
  new Sqlite.SqliteError('The thread that writes ended before it answered', 'SQLITE_IOERR');

/**
 * Starts a thread with a connection of its own, which writes transactions whose statements are known before they run. The caller
 * goes on meanwhile and does not wait for the disk. Transactions that wait while the thread writes share the next commit.
 */
export function startWriter(settings: WriterSettings, { committed, failed }: WriterListeners): Writer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], workerData: settings });
  const pending = new Map<number, KnownJob<unknown>>();
  let whenIdle: (() => void)[] = [];
  let last = 0;
  let takes = true;
  let stopping = false;
  let endedBy: unknown = new Error('The thread that writes ended without an error');
  worker.unref();

  function answer(written: Written): void {
    const job = pending.get(written.id);
    pending.delete(written.id);
    if ('rows' in written) return job?.resolve(written.rows);
    const { message, code } = written;
    job?.reject(code === null ? new Error(message) : new Sqlite.SqliteError(message, code));
  }

  function becomeIdle(): void {
    if (!stopping) worker.unref();
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  worker.on('message', ({ written, commits }: Wrote) => {
    for (const transactions of commits) committed(transactions);
    for (const one of written) answer(one);
    if (pending.size === 0) becomeIdle();
  });
  worker.once('error', (error) => {
    takes = false;
    endedBy = error;
  });
  const ended = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      takes = false;
      if (!stopping) failed(endedBy);
      for (const { reject } of pending.values()) reject(unknownOutcome());
      pending.clear();
      becomeIdle();
      resolve();
    }),
  );

  return {
    pending: () => (takes ? pending.size : null),
    write(jobs) {
      const message = jobs.map(({ writes }, at): SentWrite => ({ id: last + at + 1, statements: writes }));
      worker.postMessage(message);
      for (const job of jobs) pending.set((last += 1), job);
      worker.ref();
    },
    async idle() {
      if (pending.size > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
    },
    stop() {
      [takes, stopping] = [false, true];
      worker.ref();
      worker.postMessage('stop');
      return ended;
    },
  };
}
