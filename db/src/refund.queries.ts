import { refundAfter } from '@app/machines/refund';
import type { RefundEvent } from '@app/machines/rules';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { open, seal } from './engine/sealed/seal.ts';
import { statement } from './engine/statement.ts';
import type { RefundsTable } from './tables/payments.ts';

/** What of a sum that came has to go back, in hundredths of its currency, with who did what about it and when. */
export interface Refund extends Readonly<Omit<Selectable<RefundsTable>, 'explanation'>> {
  /** Why it stays with us. */
  readonly explanation: string | null;
}

type OwedRefund = Pick<Refund, 'orderId' | 'operationId' | 'amount' | 'currency' | 'reason'>;

const placeOf = ({ id }: Pick<Refund, 'id'>) => `refunds:${id}:explanation` as const;

const ofOrder = statement<{ orderId: string }, Selectable<RefundsTable>>((db, params) =>
  db.selectFrom('refunds').selectAll().where('orderId', '=', params.orderId).orderBy('id'),
);

/** A refund as it stands in its row, with its explanation unsealed. */
export const refundFromRow = (keys: Tx['keys'], row: Selectable<RefundsTable>): Refund => ({
  ...row,
  explanation: row.explanation && open(keys, placeOf(row), row.explanation),
});

/** An order's refunds, settled ones too, oldest first. */
export async function listRefunds(tx: Tx, orderId: string): Promise<Refund[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const keys = await keysOfOrder(tx, orderId);
  return rows.map((row) => refundFromRow(keys, row));
}

const untouched = {
  ...{ reference: null, paidOn: null, orderedBy: null, orderedAt: null },
  ...{ settledBy: null, settledAt: null, explanation: null },
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

/**
 * Takes a refund further, on whose word the changes say; false where its state does not accept the event, or somebody was
 * quicker.
 */
export async function advanceRefund(
  tx: Tx,
  { id, orderId, state }: Pick<Refund, 'id' | 'orderId' | 'state'>,
  event: RefundEvent,
  {
    explanation = null,
    ...changes
  }: Partial<
    Pick<
      Refund,
      'reference' | 'paidOn' | 'orderedBy' | 'orderedAt' | 'settledBy' | 'settledAt' | 'explanation'
    >
  >,
): Promise<boolean> {
  const next = refundAfter(state, event);
  if (next === null) return false;
  const sealed =
    explanation === null ? null : seal(await keysToWrite(tx, orderId), placeOf({ id }), explanation);
  const row = await tx.kysely
    .updateTable('refunds')
    .set({ ...changes, explanation: sealed, state: next })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
    if (refund.amount <= left)
      await advanceRefund(tx, refund, 'PAY_OUT_REFUND', { reference, settledAt: at });
    else {
      const rest = { amount: refund.amount - left };
      await tx.kysely.updateTable('refunds').set(rest).where('id', '=', refund.id).execute();
      await insertDone(refund.reason, left);
    }
    left -= Math.min(left, refund.amount);
  }
  if (left > 0) await insertDone('returned', left);
}
