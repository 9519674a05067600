import { isLive, wordsBefore, type AttemptState } from '@app/machines/attempt';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { freshKeysOfOrder, keysOfOrder } from './engine/sealed/order-keys.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import type { BankVerificationsTable } from './tables/payments.ts';

/** A verification of the client's account at a bank. The bank's answer names the holder, so it is sealed. */
export interface BankVerification extends Readonly<Omit<Selectable<BankVerificationsTable>, 'answer'>> {
  readonly answer: unknown;
}

const stateOf = {
  opened: 'asked',
  started: 'started',
  completed: 'succeeded',
  failed: 'failed',
} as const satisfies Record<BankVerification['status'], AttemptState>;

/** Whether the bank's answer may still come. */
export const isVerifying = ({ status }: Pick<BankVerification, 'status'>): boolean => isLive(stateOf[status]);

function bankVerificationFromRow(keys: Keyring, row: Selectable<BankVerificationsTable>): BankVerification {
  return { ...row, answer: row.answer && openJson(keys, `bank_verifications:${row.id}:answer`, row.answer) };
}

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
  return bankVerificationFromRow(await keysOfOrder(tx, row.orderId), row);
}

/** By our own id, the reference that the provider repeats to us. */
export async function loadBankVerification(tx: Tx, id: string): Promise<BankVerification | null> {
  const row = await tx.kysely
    .selectFrom('bankVerifications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? bankVerificationFromRow(await keysOfOrder(tx, row.orderId), row) : null;
}

/** Every attempt of an order, oldest first. */
export async function listBankVerifications(tx: Tx, orderId: string): Promise<BankVerification[]> {
  const rows = await tx.kysely
    .selectFrom('bankVerifications')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  return rows.map((row) => bankVerificationFromRow(keys, row));
}

/** Writes what has become of it, and false and nothing where the chart of an attempt does not lead there. */
export async function saveBankVerification(
  tx: Tx,
  id: string,
  changes: Pick<BankVerification, 'status'> &
    Partial<Pick<BankVerification, 'providerId' | 'redirectUrl' | 'answer'>>,
  at: number,
): Promise<boolean> {
  const { answer, ...same } = changes;
  const verified = await tx.kysely
    .selectFrom('bankVerifications')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (verified === undefined) return false;
  // The answer names the holder: of an erased order it is not kept.
  const keys = answer === undefined ? null : await freshKeysOfOrder(tx, verified.orderId);
  const row = await tx.kysely
    .updateTable('bankVerifications')
    .set({
      ...same,
      ...(keys !== null && { answer: sealJson(keys, `bank_verifications:${id}:answer`, answer) }),
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('status', 'in', wordsBefore(stateOf, changes.status))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
