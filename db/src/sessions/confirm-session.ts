import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** The session's user has given the password once more. */
export async function confirmSession(tx: Tx, token: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('sessions')
    .set({ confirmedAt: at })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}
