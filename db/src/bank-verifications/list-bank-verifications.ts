import type { Tx } from '../database.ts';
import { bankVerificationFromRow, type BankVerification } from './bank-verification.ts';

/** Every attempt of an order, oldest first. */
export async function listBankVerifications(tx: Tx, orderId: string): Promise<BankVerification[]> {
  const rows = await tx.kysely
    .selectFrom('bankVerifications')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => bankVerificationFromRow(tx.keys, row));
}
