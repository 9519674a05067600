import type { Database, Tx } from '@app/db';
import { runBound } from '@app/db/test-queries';
import type { ChangedDatabase } from '../hosting/open-ports.ts';

const end = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};

type Job<T> = (tx: Tx) => Promise<T>;

/** Whether the values are of a statement that writes a transition: its history row, or the whole of it in one. */
const isMove = (values: object): boolean =>
  ('fromStatus' in values && values.fromStatus !== null) || 'event.fromStatus' in values;

/** A database that calls its watcher before and after the commit of each transaction that moved an order. */
function watched(
  db: Database,
  at: {
    readonly moving?: (tx: Tx) => Promise<unknown>;
    readonly moved?: () => Promise<unknown>;
    readonly done?: () => Promise<unknown>;
  },
): Database {
  async function transaction<T>(job: Job<T>): Promise<T> {
    let moves = false;
    const made = await db.transaction(async (tx) => {
      const run: Tx['run'] = (statement, values) => {
        if (isMove(values)) moves = true;
        return tx.run(statement, values);
      };
      const answer = await job({ ...tx, run });
      if (moves) await at.moving?.(tx);
      return answer;
    });
    if (moves) await at.moved?.();
    else await at.done?.();
    return made;
  }
  /** Committed as it is without a watcher, where nobody watches what comes before the commit. */
  async function autocommit(statements: Parameters<Database['autocommit']>[0]): Promise<unknown[]> {
    if (at.moving) return transaction((tx) => runBound(tx.run, statements));
    const rows = await db.autocommit(statements);
    if (rows.length > 0 && statements.some(({ values }) => isMove(values))) await at.moved?.();
    else await at.done?.();
    return rows;
  }
  return { ...db, transaction, autocommit };
}

/** Moments at which a server is killed: in the transaction of a move, between its commit and its answer, with an effect claimed. */
export const killPoints = {
  'before-commit': (db) => watched(db, { moving: end }),
  'before-answer': (db) => watched(db, { moved: end }),
  'after-claim': (db) =>
    watched(db, {
      async done() {
        const claimed = await db.kysely
          .selectFrom('outbox')
          .select('id')
          .where('claimedUntil', '>', Date.now())
          .where('doneAt', 'is', null)
          .executeTakeFirst();
        if (claimed !== undefined) await end();
      },
    }),
} satisfies Record<string, ChangedDatabase>;

export type KillPoint = keyof typeof killPoints;
