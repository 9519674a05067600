import { endUserSessions, holdUsers, loadUserByEmail, removeSecondFactor, type Database } from '@app/db';

/** What became of the account: `none` had no second factor, and its sessions ended all the same. */
export type ResetSecondFactor = 'reset' | 'none' | 'unknown account';

/**
 * Takes the second factor of an account away, whose owner has neither telephone nor recovery codes left, and signs it
 * out everywhere. Where its role demands a factor, the next signing in leads to enrolling one.
 */
export async function resetSecondFactor(db: Database, email: string): Promise<ResetSecondFactor> {
  const user = await loadUserByEmail(db, email);
  if (user === null) return 'unknown account';
  return db.transaction(async (tx) => {
    await holdUsers(tx, [user.id]);
    const had = await removeSecondFactor(tx, user.id);
    await endUserSessions(tx, user.id);
    return had ? 'reset' : 'none';
  });
}
