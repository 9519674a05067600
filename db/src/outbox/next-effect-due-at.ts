import type { Tx } from '../database.ts';
import type { OutboxEffectName } from './outbox-effect.ts';

/** When the worker has to look again: the earliest open effect's time or lease end, but for effects that it has no place for. Null when nothing waits. */
export async function nextEffectDueAt(
  tx: Tx,
  without: readonly OutboxEffectName[] = [],
): Promise<number | null> {
  const rows = await tx.kysely
    .selectFrom('outbox')
    .select(['dueAt', 'claimedUntil'])
    .where('doneAt', 'is', null)
    .$if(without.length > 0, (query) => query.where('effect', 'not in', without))
    .orderBy('dueAt')
    .limit(50)
    .execute();
  if (rows.length === 0) return null;
  return Math.min(...rows.map(({ dueAt, claimedUntil }) => Math.max(dueAt, claimedUntil ?? 0)));
}
