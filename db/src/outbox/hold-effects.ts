import type { Tx } from '../database.ts';

/** Holds the claims of effects that are still being performed: claims can then be short, and a dead worker's end soon. */
export async function holdEffects(tx: Tx, ids: readonly string[], until: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: until })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .where('claimedUntil', 'is not', null)
    .execute();
}
