import type { Tx } from '../database.ts';

/** Notes that a person is asked about an effect that fails; false where that was done before, however often it was taken since. */
export async function askPersonOnce(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ personAskedAt: at })
    .where('id', '=', id)
    .where('personAskedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
