import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';
import { loadUser } from '../users/load-user.ts';
import type { User } from '../users/user.ts';

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
