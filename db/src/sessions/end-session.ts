import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.kysely.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}
