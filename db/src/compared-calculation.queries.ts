import type { EnteredOwnPayment } from '@app/machines/rules';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { ComparedCalculationsTable } from './tables/orders.ts';

/** One of the calculations that stand side by side for an order's client, as it was entered. Amounts in grosz. */
export interface ComparedCalculation {
  readonly id: string;
  readonly paymentsCount: number;
  readonly own: EnteredOwnPayment;
  readonly customPurposeLoan: number;
}

function ownFromRow(row: Selectable<ComparedCalculationsTable>): EnteredOwnPayment {
  if (row.ownPayment !== null) return { amount: row.ownPayment };
  if (row.grossOwnPayment !== null) return { grossAmount: row.grossOwnPayment };
  return { percent: Number(row.ownPaymentInPercent) };
}

/** In the order in which they were added. */
export async function listComparedCalculations(tx: Tx, orderId: string): Promise<ComparedCalculation[]> {
  const rows = await tx.kysely
    .selectFrom('comparedCalculations')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentsCount: row.paymentsCount,
    own: ownFromRow(row),
    customPurposeLoan: row.customPurposeLoan,
  }));
}

/** One calculation more. */
export async function insertComparedCalculation(
  tx: Tx,
  orderId: string,
  { paymentsCount, own, customPurposeLoan }: Omit<ComparedCalculation, 'id'>,
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('comparedCalculations')
    .values({
      id: newId(),
      orderId,
      paymentsCount,
      ownPayment: 'amount' in own ? own.amount : null,
      grossOwnPayment: 'grossAmount' in own ? own.grossAmount : null,
      ownPaymentInPercent: 'percent' in own ? String(own.percent) : null,
      customPurposeLoan,
      createdAt: at,
    })
    .execute();
}

/** One less; whether it was the order's. */
export async function removeComparedCalculation(tx: Tx, orderId: string, id: string): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('comparedCalculations')
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return removed.length > 0;
}
