import type { Tx } from '../database.ts';
import { open } from '../sealed/open.ts';
import { seal } from '../sealed/seal.ts';
import { putRecoveryCodes } from './put-recovery-codes.ts';

/**
 * Makes the begun secret the account's factor where `stepOf` finds the code's time step in it, with these recovery codes
 * and no others. That code is used by then. Answers whether it did.
 */
export async function finishEnrolment(
  tx: Tx,
  userId: string,
  {
    at,
    stepOf,
    recoveryCodes,
  }: {
    readonly at: number;
    readonly stepOf: (secret: string) => number | null;
    readonly recoveryCodes: readonly string[];
  },
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('secondFactors')
    .select('pendingSecret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const pending = row?.pendingSecret ?? null;
  if (pending === null) return false;
  const secret = open(tx.keys, `second_factors:${userId}:pendingSecret`, pending);
  const lastStep = stepOf(secret);
  if (lastStep === null) return false;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('secondFactors')
    .set({
      secret: seal(tx.keys, `second_factors:${userId}:secret`, secret),
      pendingSecret: null,
      enrolledAt: at,
      lastStep,
      failures: 0,
      blockedUntil: null,
    })
    .where('userId', '=', userId)
    .where('pendingSecret', '=', pending)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await putRecoveryCodes(tx, userId, recoveryCodes, at);
  return true;
}
