import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Whose password the link may change; null when it is unknown, over or too old. Looking does not use it up. */
export async function findPasswordLink(tx: Tx, token: string, at: number): Promise<string | null> {
  const row = await tx.kysely
    .selectFrom('passwordLinks')
    .select('userId')
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row?.userId ?? null;
}
