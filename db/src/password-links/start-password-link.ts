import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** The link works until `expiresAt`; false where it was used or replaced, or its account blocked, since it was made. */
export async function startPasswordLink(tx: Tx, token: string, expiresAt: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('passwordLinks')
    .set({ expiresAt })
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
