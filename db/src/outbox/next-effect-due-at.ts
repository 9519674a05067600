import type { Tx } from '../database.ts';

/** When the worker has to look again: the earliest open effect's time or lease end. Null when nothing waits. */
export async function nextEffectDueAt(tx: Tx): Promise<number | null> {
  const rows = await tx.kysely
    .selectFrom('outbox')
    .select(['dueAt', 'claimedUntil'])
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .limit(50)
    .execute();
  if (rows.length === 0) return null;
  return Math.min(...rows.map(({ dueAt, claimedUntil }) => Math.max(dueAt, claimedUntil ?? 0)));
}
