import type { Tx } from '../database.ts';

/** Performed; it will not be taken again. */
export async function finishEffect(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ doneAt: at, claimedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
}
