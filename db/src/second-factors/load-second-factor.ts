import type { Tx } from '../database.ts';

/** An account's enrolled second factor. */
export interface SecondFactor {
  readonly enrolledAt: number;
  readonly recoveryCodesLeft: number;
}

/** Null where none is enrolled; one whose enrolment was only begun is none. */
export async function loadSecondFactor(tx: Tx, userId: string): Promise<SecondFactor | null> {
  const row = await tx.kysely
    .selectFrom('secondFactors')
    .select('enrolledAt')
    .where('userId', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { left } = await tx.kysely
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number | bigint>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { enrolledAt: row.enrolledAt ?? 0, recoveryCodesLeft: Number(left) };
}
