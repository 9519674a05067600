import type { Tx } from '../database.ts';

/** The password has to be changed before the account is entered again. */
export async function expirePassword(tx: Tx, userId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({ passwordOutdated: 1, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', userId)
    .execute();
}
