import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { Payment } from './payment.ts';

export type NewPayment = Omit<Payment, 'id' | 'createdAt' | 'updatedAt'> & { readonly id?: string };

/** The caller may give the id beforehand: it is what the provider is told as our reference. */
export async function insertPayment(
  tx: Tx,
  { id = newId(), ...payment }: NewPayment,
  at: number,
): Promise<Payment> {
  return tx.kysely
    .insertInto('payments')
    .values({ ...payment, id, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
