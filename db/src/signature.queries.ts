import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { SignaturesTable } from './tables/payments.ts';

/** A process at the signing provider: an identity check or the signing of the agreement. */
export type Signature = Readonly<Selectable<SignaturesTable>>;

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

/** By the provider's process id. */
export async function loadSignatureByProcess(tx: Tx, processId: string): Promise<Signature | null> {
  const row = await tx.kysely
    .selectFrom('signatures')
    .selectAll()
    .where('processId', '=', processId)
    .executeTakeFirst();
  return row ?? null;
}

const ofOrder = statement<{ orderId: string }, Signature>((db, params) =>
  db.selectFrom('signatures').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** Oldest first; the last one of a kind is the one that counts. */
export async function listSignatures(tx: Tx, orderId: string): Promise<Signature[]> {
  return tx.run(ofOrder, { orderId });
}

/** Whether it runs on at its provider until it ends or is called back. */
export const isRunning = ({ status }: Pick<Signature, 'status'>): boolean =>
  ['PENDING', 'NONE', 'STARTED'].includes(status);

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

/** The couriers that were on the way for the order have brought back what they were to bring. */
export async function completeCouriers(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('signatures')
    .set({ status: 'COMPLETED', updatedAt: at })
    .where('orderId', '=', orderId)
    .where('provider', '=', 'courier')
    .where('status', '=', 'STARTED')
    .execute();
}
