import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** A link for choosing a new password; the account's earlier links stop working. */
export async function insertPasswordLink(
  tx: Tx,
  link: { readonly token: string; readonly userId: string; readonly expiresAt: number },
  at: number,
): Promise<void> {
  const { token, userId, expiresAt } = link;
  await tx.kysely.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
  await tx.kysely
    .insertInto('passwordLinks')
    .values({ tokenHash: hashToken(token), userId, createdAt: at, expiresAt })
    .execute();
}
