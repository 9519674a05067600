import type { Tx } from '../database.ts';

/** With a new password, with blocking: every link of the account is over. */
export async function endPasswordLinks(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
}
