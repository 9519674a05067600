import type { Tx } from '../database.ts';

/** How the outbox stands; times in epoch ms, null where nothing waits. */
export interface OutboxState {
  readonly open: number;
  readonly oldestDueAt: number | null;
  /** Of those that nobody holds. */
  readonly oldestUnclaimedDueAt: number | null;
}

/** Counts what is not done, and since when the oldest is due. `now` says which claims still hold. */
export async function countOutbox(tx: Tx, now = 0): Promise<OutboxState> {
  const { open, oldestDueAt, oldestUnclaimedDueAt } = await tx.kysely
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.min('dueAt').as('oldestDueAt'),
      eb.fn
        .min('dueAt')
        .filterWhere((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
        .as('oldestUnclaimedDueAt'),
    ])
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { open, oldestDueAt, oldestUnclaimedDueAt };
}
