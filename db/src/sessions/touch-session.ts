import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Puts the idle end off; the absolute end stays. */
export async function touchSession(tx: Tx, token: string, idleEndsAt: number): Promise<void> {
  await tx.kysely
    .updateTable('sessions')
    .set({ idleEndsAt })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}
