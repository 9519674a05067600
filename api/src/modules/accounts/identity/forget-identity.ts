import { endUserSessions, holdUsers, loadUserByEmail, unlinkIdentities, type Database } from '@app/db';

/** What became of the account: `none` had entered by no provider, and its sessions ended all the same. */
export type ForgottenIdentity = 'forgotten' | 'none' | 'unknown account';

/**
 * The account is nobody at the identity provider any more, and is signed out everywhere: the next identity that comes
 * with its verified e-mail is its own from then on.
 */
export async function forgetIdentity(db: Database, email: string): Promise<ForgottenIdentity> {
  const user = await loadUserByEmail(db, email);
  if (user === null) return 'unknown account';
  return db.transaction(async (tx) => {
    await holdUsers(tx, [user.id]);
    const had = await unlinkIdentities(tx, user.id);
    await endUserSessions(tx, user.id);
    return had ? 'forgotten' : 'none';
  });
}
