import type { Tx } from '../database.ts';

/** Takes the account's factor with its recovery codes away. Answers whether it had one. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.kysely.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const removed = await tx.kysely
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('enrolledAt')
    .executeTakeFirst();
  return removed !== undefined && removed.enrolledAt !== null;
}
