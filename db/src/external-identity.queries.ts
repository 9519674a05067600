import type { Tx } from './engine/database.ts';

/** Who somebody is at an identity provider: the name that it never gives to another. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** The account that this identity has signed in to before; null where there is none. */
export async function findUserOfIdentity(
  tx: Tx,
  { issuer, subject }: ExternalIdentity,
): Promise<string | null> {
  const row = await tx.kysely
    .selectFrom('externalIdentities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/**
 * Remembers that the account is this identity; false where it is another one of the same provider already. The caller
 * holds the account (`holdUser`), so that of two identities that come at once the second one finds the first.
 */
export async function linkIdentity(
  tx: Tx,
  userId: string,
  { issuer, subject }: ExternalIdentity,
  at: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.kysely
    .insertInto('externalIdentities')
    .values({ issuer, subject, userId, linkedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The account is nobody at any identity provider any more; false where it was nobody before. */
export async function unlinkIdentities(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('externalIdentities')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
