import type { Tx } from '../database.ts';

/** Keys are kept as long as a client may still retry; answers how many went. */
export async function forgetOldRequests(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('idempotencyKeys')
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
