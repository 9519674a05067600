import type { Tx } from '../database.ts';
import type { Payment } from './payment.ts';

/** By our own id, the reference that the provider repeats to us. */
export async function loadPayment(tx: Tx, id: string): Promise<Payment | null> {
  return (await tx.kysely.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
