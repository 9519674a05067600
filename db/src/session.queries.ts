import type { Tx } from './engine/database.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { loadUser, type User } from './user.queries.ts';

/** Opens a session under a random token that only the cookie keeps. Whoever opens it has just given the password. */
export async function insertSession(
  tx: Tx,
  session: {
    readonly token: string;
    readonly userId: string;
    readonly at: number;
    readonly idleEndsAt: number;
    readonly endsAt: number;
  },
): Promise<void> {
  const { token, userId, at, idleEndsAt, endsAt } = session;
  await tx.kysely
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, createdAt: at, idleEndsAt, endsAt, confirmedAt: at })
    .execute();
  await tx.kysely.updateTable('users').set({ lastLoginAt: at }).where('id', '=', userId).execute();
}

export interface Session {
  readonly user: User;
  readonly createdAt: number;
  readonly idleEndsAt: number;
  readonly endsAt: number;
  /** When the password was last given in it; null where that is not known. */
  readonly confirmedAt: number | null;
}

/** Null when it ended, idled out or its account was blocked. */
export async function loadSession(tx: Tx, token: string, now: number): Promise<Session | null> {
  const row = await tx.kysely
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('idleEndsAt', '>', now)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const user = await loadUser(tx, row.userId);
  if (!user?.active) return null;
  const { createdAt, idleEndsAt, endsAt, confirmedAt } = row;
  return { user, createdAt, idleEndsAt, endsAt, confirmedAt };
}

/** Puts the idle end off; the absolute end stays. */
export async function touchSession(tx: Tx, token: string, idleEndsAt: number): Promise<void> {
  await tx.kysely
    .updateTable('sessions')
    .set({ idleEndsAt })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

/** The session's user has given the password once more. */
export async function confirmSession(tx: Tx, token: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('sessions')
    .set({ confirmedAt: at })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.kysely.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}

/** Ends the account's sessions but the one of this token, in which the way of signing in was changed. */
export async function endOtherSessions(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.kysely
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '<>', hashToken(token))
    .execute();
  await tx.kysely.deleteFrom('signInTickets').where('userId', '=', userId).execute();
}

/** After blocking, a changed role or a changed password: everywhere at once, with what was half way to a session. */
export async function endUserSessions(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('sessions').where('userId', '=', userId).execute();
  await tx.kysely.deleteFrom('signInTickets').where('userId', '=', userId).execute();
}

/** Answers how many went. */
export async function forgetEndedSessions(tx: Tx, now: number): Promise<number> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('endsAt', '<=', now), eb('idleEndsAt', '<=', now)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
