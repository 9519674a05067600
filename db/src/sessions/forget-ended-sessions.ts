import type { Tx } from '../database.ts';

/** Answers how many went. */
export async function forgetEndedSessions(tx: Tx, now: number): Promise<number> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('endsAt', '<=', now), eb('idleEndsAt', '<=', now)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
