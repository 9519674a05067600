import type { Tx } from '../database.ts';

/** Ends the claims of effects that were not finished: the next worker who looks performs them, under the same key. */
export async function handBackEffects(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: null })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .execute();
}
