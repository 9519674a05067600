import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

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
}
