import type { Tx } from '../database.ts';
import { seal } from '../sealed/seal.ts';

/**
 * Keeps the secret that was drawn for an enrolment, in place of one that was begun before: what somebody else was shown
 * is worth nothing then. An enrolled factor stays until the new one is confirmed.
 */
export async function beginEnrolment(tx: Tx, userId: string, secret: string): Promise<void> {
  const pendingSecret = seal(tx.keys, `second_factors:${userId}:pendingSecret`, secret);
  await tx.kysely
    .insertInto('secondFactors')
    .values({ userId, pendingSecret, failures: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret }))
    .execute();
}
