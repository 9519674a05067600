import type { Tx } from '../database.ts';
import { bankVerificationFromRow, type BankVerification } from './bank-verification.ts';

/** By our own id, the reference that the provider repeats to us. */
export async function loadBankVerification(tx: Tx, id: string): Promise<BankVerification | null> {
  const row = await tx.kysely
    .selectFrom('bankVerifications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? bankVerificationFromRow(tx.keys, row) : null;
}
