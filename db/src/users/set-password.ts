import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';

/** `outdated` where someone else chose it, so that the account has to choose its own at the next login. */
export async function setPassword(
  tx: Tx,
  userId: string,
  { passwordHash, outdated }: { readonly passwordHash: string; readonly outdated: boolean },
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      previousPasswordHash: null,
      passwordHash,
      passwordOutdated: bit(outdated),
      passwordChangedAt: at,
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', userId)
    .execute();
}
