import type { Tx } from '../database.ts';

/** After blocking, a changed role or a changed password: everywhere at once, with what was half way to a session. */
export async function endUserSessions(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('sessions').where('userId', '=', userId).execute();
  await tx.kysely.deleteFrom('signInTickets').where('userId', '=', userId).execute();
}
