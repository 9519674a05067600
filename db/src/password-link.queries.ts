import type { Tx } from './engine/database.ts';
import { hashToken } from './engine/sealed/digests.ts';

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

/** With a new password, with blocking: every link of the account is over. */
export async function endPasswordLinks(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
}
