import type { Tx } from '../database.ts';

/** After a reset or a blocking: whoever has entered the account is a stranger to it again. */
export async function forgetSourcesOf(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('knownSources').where('userId', '=', userId).execute();
}

/** Those from which nobody came since `before`. */
export async function forgetOldSources(tx: Tx, before: number): Promise<void> {
  await tx.kysely.deleteFrom('knownSources').where('lastAt', '<=', before).execute();
}
