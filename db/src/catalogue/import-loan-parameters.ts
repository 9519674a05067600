import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { LoanParameters } from './list-loan-parameters.ts';

/** A shop's loan terms (null: the default ones) are these and no others. */
export async function importLoanParameters(
  tx: Tx,
  shopId: string | null,
  parameters: readonly Omit<LoanParameters, 'id' | 'shopId'>[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('loanParameters')
    .where('shopId', shopId === null ? 'is' : '=', shopId)
    .execute();
  if (parameters.length === 0) return;
  await tx.kysely
    .insertInto('loanParameters')
    .values(
      parameters.map((row) => ({
        ...row,
        id: newId(),
        shopId,
        administrativeCostFinanced: bit(row.administrativeCostFinanced),
      })),
    )
    .execute();
}
