import type { Tx } from '../database.ts';
import type { Payment } from './payment.ts';
import { statement } from '../statement.ts';

const ofOrder = statement<{ orderId: string }, Payment>((db, given) =>
  db.selectFrom('payments').selectAll().where('orderId', '=', given.orderId).orderBy('id'),
);

/** All of an order's payments and attempts, oldest first. */
export async function listPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  return tx.run(ofOrder, { orderId });
}
