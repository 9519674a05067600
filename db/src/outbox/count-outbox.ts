import type { Tx } from '../database.ts';
import type { OutboxEffectName } from './outbox-effect.ts';

/** How the open effects of one name stand; times in epoch ms. */
export interface OutboxState {
  readonly effect: OutboxEffectName;
  readonly open: number;
  readonly oldestDueAt: number;
  /** Of those that nobody holds; null where all are held. */
  readonly oldestUnclaimedDueAt: number | null;
}

/** Counts what is not done by the effect's name, and since when the oldest is due. `now` says which claims still hold. */
export async function countOutbox(tx: Tx, now = 0): Promise<OutboxState[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select((eb) => [
      'effect',
      eb.fn.countAll<number>().as('open'),
      eb.fn.min('dueAt').as('oldestDueAt'),
      eb.fn
        .min('dueAt')
        .filterWhere((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
        .as('oldestUnclaimedDueAt'),
    ])
    .where('doneAt', 'is', null)
    .groupBy('effect')
    .orderBy('effect')
    .execute();
}
