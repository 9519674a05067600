import type { Tx } from '../database.ts';

/** From now on the key opens nothing, for good. False where there is no such key or it was revoked before. */
export async function revokeApiKey(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
