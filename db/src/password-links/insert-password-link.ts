import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/**
 * A link for choosing a new password, not to be used before its letter is on its way (`startPasswordLink`); the
 * account's earlier links stop working.
 */
export async function insertPasswordLink(
  tx: Tx,
  link: { readonly token: string; readonly userId: string },
  at: number,
): Promise<void> {
  const { token, userId } = link;
  await tx.kysely.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
  await tx.kysely
    .insertInto('passwordLinks')
    .values({ tokenHash: hashToken(token), userId, createdAt: at, expiresAt: at })
    .execute();
}
