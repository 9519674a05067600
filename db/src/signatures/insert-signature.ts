import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { Signature } from './signature.ts';

export type NewSignature = Omit<Signature, 'id' | 'createdAt' | 'updatedAt'> & { readonly id?: string };

export async function insertSignature(
  tx: Tx,
  { id = newId(), ...signature }: NewSignature,
  at: number,
): Promise<Signature> {
  return tx.kysely
    .insertInto('signatures')
    .values({ ...signature, id, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
