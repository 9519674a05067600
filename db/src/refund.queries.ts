import { refundAfter } from '@app/machines/refund';
import type { RefundState } from '@app/machines/rules';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { RefundsTable } from './tables/payments.ts';

/** What of a sum that came has to go back, in hundredths of its currency, with who did what about it and when. */
export type Refund = Readonly<Selectable<RefundsTable>>;

type OwedRefund = Pick<Refund, 'orderId' | 'operationId' | 'amount' | 'currency' | 'reason'>;

const ofOrder = statement<{ orderId: string }, Refund>((db, params) =>
  db.selectFrom('refunds').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** An order's refunds, settled ones too, oldest first. */
export const listRefunds = (tx: Tx, orderId: string): Promise<Refund[]> => tx.run(ofOrder, { orderId });

const untouched = {
  ...{ reference: null, paidOn: null, orderedBy: null, orderedAt: null },
  ...{ settledBy: null, settledAt: null },
};

/** Writes down that these parts of sums have to go back. */
export async function insertRefunds(tx: Tx, refunds: readonly OwedRefund[], at: number): Promise<void> {
  if (refunds.length === 0) return;
  const rows = refunds.map((refund) => ({
    ...{ ...refund, ...untouched },
    ...{ id: newId(), state: 'owed' as const, createdAt: at },
  }));
  await tx.kysely.insertInto('refunds').values(rows).execute();
}

/** Where a refund is from now on; who and when as the caller says. */
export async function saveRefund(
  tx: Tx,
  id: string,
  changes: { readonly state: RefundState } & Partial<
    Pick<Refund, 'amount' | 'reference' | 'paidOn' | 'orderedBy' | 'orderedAt' | 'settledBy' | 'settledAt'>
  >,
): Promise<void> {
  await tx.kysely.updateTable('refunds').set(changes).where('id', '=', id).execute();
}

/**
 * Books what a provider gave back of a sum, once by the provider's number: on what is open of it, oldest first, in part
 * where it is less. What nobody owed is booked as returned.
 */
export async function bookReturn(
  tx: Tx,
  back: Pick<Refund, 'orderId' | 'operationId' | 'amount' | 'currency'> & { readonly reference: string },
  at: number,
): Promise<void> {
  const { reference, amount, ...sum } = back;
  const own = (await listRefunds(tx, back.orderId)).filter(
    ({ operationId }) => operationId === back.operationId,
  );
  if (own.some((refund) => refund.reference === reference)) return;
  const done = { state: 'paid_out', reference, settledAt: at } as const;
  const insertDone = async (reason: Refund['reason'], part: number): Promise<void> => {
    const row = { ...untouched, ...sum, ...done, id: newId(), reason, amount: part, createdAt: at };
    await tx.kysely.insertInto('refunds').values(row).execute();
  };
  let left = amount;
  for (const refund of own.filter(({ state }) => refundAfter(state, 'PAY_OUT_REFUND') !== null)) {
    if (left <= 0) return;
    if (refund.amount <= left) await saveRefund(tx, refund.id, done);
    else {
      await saveRefund(tx, refund.id, { state: refund.state, amount: refund.amount - left });
      await insertDone(refund.reason, left);
    }
    left -= Math.min(left, refund.amount);
  }
  if (left > 0) await insertDone('returned', left);
}
