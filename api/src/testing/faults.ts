import type { Database, Tx } from '@app/db';
import { runBound } from '@app/db/test-queries';
import type { ChangedDatabase } from '../hosting/open-ports.ts';

/** Long enough that a process is often killed within it. */
const gap = 60;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, gap));

type Job<T> = (tx: Tx) => Promise<T>;

/** A database whose transactions run another way, those of known statements too. */
const transacting = (db: Database, transaction: <T>(job: Job<T>) => Promise<T>): Database => ({
  ...db,
  transaction,
  autocommit: (statements) => transaction((tx) => runBound(tx.run, statements)),
});

/** Resolves with what the job answers before it is known whether that was written. */
const answerBeforeCommit: ChangedDatabase = (db) =>
  transacting(
    db,
    <T>(job: Job<T>) =>
      new Promise<T>((resolve, reject) => {
        db.transaction(async (tx) => {
          resolve(await job(tx));
          await pause();
        }).catch(reject);
      }),
  );

/** An order is written over whatever version is stored. */
const missingVersionCheck: ChangedDatabase = (db) =>
  transacting(db, <T>(job: Job<T>) =>
    db.transaction((tx) => {
      const run: Tx['run'] = async (statement, values) => {
        const { id, readVersion } = values as { id?: string; readVersion?: number };
        if (id === undefined || readVersion === undefined) return tx.run(statement, values);
        const stored = await tx.kysely
          .selectFrom('orders')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return tx.run(statement, { ...values, readVersion: stored.version });
      };
      return job({ ...tx, run });
    }),
  );

const untaken = (tx: Tx) =>
  tx.kysely.selectFrom('outbox').selectAll().where('doneAt', 'is', null).where('attempts', '=', 0).execute();

/** What is asked of providers is written down a moment after the move, by itself. */
const effectOutsideTransaction: ChangedDatabase = (db) =>
  transacting(db, async <T>(job: Job<T>) => {
    const [answer, asked] = await db.transaction(async (tx) => {
      const before = new Set((await untaken(tx)).map(({ id }) => id));
      const made = await job(tx);
      const rows = (await untaken(tx)).filter(({ id }) => !before.has(id));
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await tx.kysely.deleteFrom('outbox').where('id', 'in', ids).execute();
      return [made, rows] as const;
    });
    if (asked.length > 0) {
      await pause();
      await db.transaction(async (tx) => {
        await tx.kysely.insertInto('outbox').values(asked).execute();
      });
    }
    return answer;
  });

/** Whoever looks takes what is due, also what another one is at. */
const claimWithoutLease: ChangedDatabase = (db) =>
  transacting(db, <T>(job: Job<T>) =>
    db.transaction(async (tx) => {
      const made = await job(tx);
      await tx.kysely
        .updateTable('outbox')
        .set({ claimedUntil: null })
        .where('claimedUntil', 'is not', null)
        .execute();
      return made;
    }),
  );

/** What calls back a process is written down, and as done at once. */
const forgottenWithdrawal: ChangedDatabase = (db) =>
  transacting(db, <T>(job: Job<T>) =>
    db.transaction(async (tx) => {
      const made = await job(tx);
      await tx.kysely
        .updateTable('outbox')
        .set((eb) => ({ doneAt: eb.ref('createdAt') }))
        .where('doneAt', 'is', null)
        .where('effect', 'in', ['withdraw', 'cancelOutstanding'])
        .execute();
      return made;
    }),
  );

/** A sum that a provider tells of moves the order and is not kept, nor that it goes back. */
const forgottenSum: ChangedDatabase = (db) =>
  transacting(db, <T>(job: Job<T>) =>
    db.transaction(async (tx) => {
      const made = await job(tx);
      await tx.kysely.deleteFrom('refunds').execute();
      await tx.kysely.deleteFrom('paymentOperations').where('status', '=', 'completed').execute();
      return made;
    }),
  );

/** Faults that a chaos run has to find. They exist here only. */
export const faults = {
  'answer-before-commit': answerBeforeCommit,
  'missing-version-check': missingVersionCheck,
  'effect-outside-transaction': effectOutsideTransaction,
  'claim-without-lease': claimWithoutLease,
  'forgotten-withdrawal': forgottenWithdrawal,
  'forgotten-sum': forgottenSum,
} satisfies Record<string, ChangedDatabase>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];
