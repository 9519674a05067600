import type { Tx } from '../database.ts';
import type { Payment } from './payment.ts';

/** All of an order's payments and attempts, oldest first. */
export async function listPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  return tx.kysely.selectFrom('payments').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}
