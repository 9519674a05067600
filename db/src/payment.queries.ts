import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { PaymentsTable } from './tables/payments.ts';

/** A payment that was opened at a provider, or taken on place. Amount in grosz, gross. */
export type Payment = Readonly<Selectable<PaymentsTable>>;

export type NewPayment = Omit<Payment, 'id' | 'createdAt' | 'updatedAt'> & { readonly id?: string };

/** The caller may give the id beforehand: it is our reference at the provider. */
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

/** By our own id, the reference that the provider repeats to us. */
export async function loadPayment(tx: Tx, id: string): Promise<Payment | null> {
  return (await tx.kysely.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

const ofOrder = statement<{ orderId: string }, Payment>((db, params) =>
  db.selectFrom('payments').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** All of an order's payments and attempts, oldest first. */
export async function listPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  return tx.run(ofOrder, { orderId });
}

/** The provider's latest data. */
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
