import type { Tx } from './engine/database.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { open, seal } from './engine/sealed/seal.ts';
import { loadUser, type User } from './user.queries.ts';

/** What the identity provider has proved of whoever opens a session. */
export interface ProviderProof {
  /** What the provider is told at signing out. */
  readonly idToken: string;
  /** When the person has shown there who it is, epoch ms; null where the provider has not said it. */
  readonly authenticatedAt: number | null;
}

/**
 * Opens a session under a random token that only the cookie keeps. Whoever opens it has just given the password, or has
 * a proof of the identity provider.
 */
export async function insertSession(
  tx: Tx,
  session: {
    readonly token: string;
    readonly userId: string;
    readonly at: number;
    readonly idleEndsAt: number;
    readonly endsAt: number;
    readonly proof?: ProviderProof | null;
  },
): Promise<void> {
  const { token, userId, at, idleEndsAt, endsAt, proof = null } = session;
  const tokenHash = hashToken(token);
  const shown =
    proof === null
      ? { confirmedAt: at, idToken: null }
      : {
          confirmedAt: proof.authenticatedAt === null ? null : Math.min(proof.authenticatedAt, at),
          idToken: seal(tx.keys, `sessions:${tokenHash}:idToken`, proof.idToken),
        };
  await tx.kysely
    .insertInto('sessions')
    .values({ tokenHash, userId, createdAt: at, idleEndsAt, endsAt, ...shown })
    .execute();
  await tx.kysely.updateTable('users').set({ lastLoginAt: at }).where('id', '=', userId).execute();
}

/** What the identity provider is told when the session of this token ends; null where it was not opened there. */
export async function loadIdToken(tx: Tx, token: string): Promise<string | null> {
  const tokenHash = hashToken(token);
  const row = await tx.kysely
    .selectFrom('sessions')
    .select('idToken')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.idToken ? open(tx.keys, `sessions:${tokenHash}:idToken`, row.idToken) : null;
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
    .select(['userId', 'createdAt', 'idleEndsAt', 'endsAt', 'confirmedAt'])
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
