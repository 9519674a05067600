import type { Tx } from '../database.ts';
import type { Signature } from './signature.ts';

export async function saveSignature(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Signature, 'status' | 'processId' | 'redirectUrl'>>,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('signatures')
    .set({ ...changes, updatedAt: at })
    .where('id', '=', id)
    .execute();
}
