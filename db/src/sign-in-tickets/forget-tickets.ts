import type { Tx } from '../database.ts';

/** Those that nobody has used in time. */
export async function forgetTickets(tx: Tx, now: number): Promise<void> {
  await tx.kysely.deleteFrom('signInTickets').where('expiresAt', '<=', now).execute();
}
