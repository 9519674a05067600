import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Ends the account's sessions but the one of this token: whoever changed how one signs in goes on. */
export async function endOtherSessions(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.kysely
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '<>', hashToken(token))
    .execute();
  await tx.kysely.deleteFrom('signInTickets').where('userId', '=', userId).execute();
}
