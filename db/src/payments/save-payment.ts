import type { Tx } from '../database.ts';
import type { Payment } from './payment.ts';

/** What the provider has told since. */
export async function savePayment(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Payment, 'status' | 'providerId' | 'paymentType' | 'redirectUrl' | 'amount'>>,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('payments')
    .set({ ...changes, updatedAt: at })
    .where('id', '=', id)
    .execute();
}
