import type { Tx } from '../database.ts';

/** Failed this time; due again later. The error is stored in the clear, so it names no person. */
export async function retryEffect(
  tx: Tx,
  id: string,
  { error, dueAt }: { readonly error: string; readonly dueAt: number },
): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ dueAt, claimedUntil: null, lastError: error.slice(0, 500) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .execute();
}
