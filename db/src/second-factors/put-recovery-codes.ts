import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** The account's recovery codes from now on; those before stop working. Kept as hashes: each has 120 random bits. */
export async function putRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly string[],
  at: number,
): Promise<void> {
  await tx.kysely.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ codeHash: hashToken(code), userId, createdAt: at }));
  await tx.kysely.insertInto('recoveryCodes').values(rows).execute();
}
