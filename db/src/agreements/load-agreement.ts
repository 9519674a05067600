import type { Tx } from '../database.ts';
import type { Agreement } from './insert-agreement.ts';

/** The latest version: the one that the client reads and signs. */
export async function loadAgreement(tx: Tx, orderId: string): Promise<Agreement | null> {
  const row = await tx.kysely
    .selectFrom('agreements')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
