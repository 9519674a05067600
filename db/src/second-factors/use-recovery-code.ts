import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Whether it is one of the account's unused recovery codes; it is used up then, and wrong codes before it are forgiven. */
export async function useRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await tx.kysely
    .updateTable('secondFactors')
    .set({ failures: 0, blockedUntil: null })
    .where('userId', '=', userId)
    .execute();
  return true;
}
