import type { Tx } from '../database.ts';
import { sealJson } from '../sealed/seal.ts';
import type { BankVerification } from './bank-verification.ts';

export async function saveBankVerification(
  tx: Tx,
  id: string,
  changes: Partial<Pick<BankVerification, 'status' | 'providerId' | 'redirectUrl' | 'answer'>>,
  at: number,
): Promise<void> {
  const { answer, ...same } = changes;
  await tx.kysely
    .updateTable('bankVerifications')
    .set({
      ...same,
      ...(answer !== undefined && { answer: sealJson(tx.keys, `bank_verifications:${id}:answer`, answer) }),
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
}
