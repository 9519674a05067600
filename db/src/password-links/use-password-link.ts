import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Whose password it may change, once; null when the link is unknown, used or too old. */
export async function usePasswordLink(tx: Tx, token: string, at: number): Promise<string | null> {
  const row = await tx.kysely
    .updateTable('passwordLinks')
    .set({ usedAt: at })
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}
