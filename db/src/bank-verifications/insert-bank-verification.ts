import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { bankVerificationFromRow, type BankVerification } from './bank-verification.ts';

export type NewBankVerification = Omit<BankVerification, 'id' | 'answer' | 'createdAt' | 'updatedAt'> & {
  readonly id?: string;
};

export async function insertBankVerification(
  tx: Tx,
  { id = newId(), ...verification }: NewBankVerification,
  at: number,
): Promise<BankVerification> {
  const row = await tx.kysely
    .insertInto('bankVerifications')
    .values({ ...verification, id, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return bankVerificationFromRow(tx.keys, row);
}
