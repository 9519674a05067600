import type { Tx } from '../database.ts';
import type { Signature } from './signature.ts';

/** By the provider's process id. */
export async function loadSignatureByProcess(tx: Tx, processId: string): Promise<Signature | null> {
  const row = await tx.kysely
    .selectFrom('signatures')
    .selectAll()
    .where('processId', '=', processId)
    .executeTakeFirst();
  return row ?? null;
}
