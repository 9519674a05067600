import type { Tx } from '../database.ts';

/**
 * The password signs in nowhere any more, now and for good; only its hash is kept aside, so that the next one differs
 * from it. A second time it changes nothing of that.
 */
export async function invalidatePassword(tx: Tx, userId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      previousPasswordHash: eb.fn.coalesce('passwordHash', 'previousPasswordHash'),
      passwordHash: null,
      passwordOutdated: 1,
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', userId)
    .execute();
}
