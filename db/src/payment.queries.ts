import {
  paymentStatus,
  type MoneyOperation,
  type PaymentStatus,
  type RefundOfSum,
} from '@app/machines/rules';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import { listRefunds, type Refund } from './refund.queries.ts';
import type { PaymentOperationsTable, PaymentsTable } from './tables/payments.ts';

/** What a provider reported of a payment, under the provider's number. */
export type PaymentOperation = Readonly<Selectable<PaymentOperationsTable>>;

type PaymentRow = Readonly<Selectable<PaymentsTable>>;

/** A payment that was opened at a provider, or taken on place. Amount in grosz, gross: what was asked for. */
export interface Payment extends Omit<PaymentRow, 'status'> {
  /** Read from what the provider reported. */
  readonly status: PaymentStatus;
  /** Oldest first. */
  readonly operations: readonly PaymentOperation[];
  /** Of its sums, oldest first. */
  readonly refunds: readonly Refund[];
}

export type NewPayment = Omit<PaymentRow, 'id' | 'createdAt' | 'updatedAt'> & { readonly id?: string };

/** The caller may give the id beforehand: it is our reference at the provider. */
export async function insertPayment(
  tx: Tx,
  { id = newId(), ...payment }: NewPayment,
  at: number,
): Promise<Payment> {
  const row = await tx.kysely
    .insertInto('payments')
    .values({ ...payment, id, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, operations: [], refunds: [] };
}

/** Payments with what the provider reported of them and what of it goes back, and the status that follows. */
export const paymentsOf = <
  P extends Pick<PaymentRow, 'id' | 'status'>,
  O extends MoneyOperation & { readonly paymentId: string },
  R extends RefundOfSum,
>(
  rows: readonly P[],
  operations: readonly O[],
  refunds: readonly R[],
) =>
  rows.map((row) => {
    const own = operations.filter(({ paymentId }) => paymentId === row.id);
    const back = refunds.filter(({ operationId }) => own.some(({ id }) => id === operationId));
    return { ...row, status: paymentStatus(row.status, own, back), operations: own, refunds: back };
  });

const rowsOfOrder = statement<{ orderId: string }, PaymentRow>((db, params) =>
  db.selectFrom('payments').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

const operationsOfOrder = statement<{ orderId: string }, PaymentOperation>((db, params) =>
  db.selectFrom('paymentOperations').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** All of an order's payments and attempts, oldest first. */
export async function listPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  const [rows, operations, refunds] = await Promise.all([
    tx.run(rowsOfOrder, { orderId }),
    tx.run(operationsOfOrder, { orderId }),
    listRefunds(tx, orderId),
  ]);
  return paymentsOf(rows, operations, refunds);
}

/** By our own id, the reference that the provider repeats to us. */
export async function loadPayment(tx: Tx, id: string): Promise<Payment | null> {
  const row = await tx.kysely
    .selectFrom('payments')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row && (await listPayments(tx, row.orderId)).find((payment) => payment.id === id)) ?? null;
}

/**
 * Keeps what a provider reports, once by its number. A later report of the same operation only takes it further: what
 * has come stays so, and what is over is not pending again.
 */
export async function recordOperation(
  tx: Tx,
  operation: Omit<Insertable<PaymentOperationsTable>, 'id' | 'settled' | 'createdAt' | 'updatedAt'>,
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('paymentOperations')
    .values({ ...operation, id: newId(), settled: null, createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'number'])
        .doUpdateSet((eb) => ({
          amount: eb.ref('excluded.amount'),
          currency: eb.ref('excluded.currency'),
          status: eb.ref('excluded.status'),
          updatedAt: at,
        }))
        .whereRef('paymentOperations.paymentId', '=', 'excluded.paymentId')
        .where('paymentOperations.status', '!=', 'completed')
        .where('excluded.status', '!=', 'pending'),
    )
    .execute();
}

/** Whether a payment of this provider is known under its number. */
export async function isKnownPayment(tx: Tx, provider: string, providerId: string): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Decides about sums that came. */
export async function settleOperations(
  tx: Tx,
  operations: readonly Pick<PaymentOperation, 'id'>[],
  settled: 'accepted' | 'refused',
  at: number,
): Promise<void> {
  const ids = operations.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('paymentOperations')
    .set({ settled, updatedAt: at })
    .where('id', 'in', ids)
    .execute();
}
