import type { Tx } from '../database.ts';

/** Ends claims without a result: the next one who looks takes them. */
export async function handBackNotifications(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely.updateTable('inbox').set({ claimedUntil: null }).where('id', 'in', ids).execute();
}
