import type { Tx } from '../database.ts';
import type { Signature } from './signature.ts';

/** Oldest first; the last one of a kind is the one that counts. */
export async function listSignatures(tx: Tx, orderId: string): Promise<Signature[]> {
  return tx.kysely
    .selectFrom('signatures')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
}
