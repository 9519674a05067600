import type { Selectable } from 'kysely';
import type { Keyring } from '../sealed/keyring.ts';
import { openJson } from '../sealed/open.ts';
import type { BankVerificationsTable } from '../tables/dealings.ts';

/** A verification of the client's account at a bank. The bank's answer names the holder, so it is sealed. */
export interface BankVerification extends Readonly<Omit<Selectable<BankVerificationsTable>, 'answer'>> {
  readonly answer: unknown;
}

export function bankVerificationFromRow(
  keys: Keyring,
  row: Selectable<BankVerificationsTable>,
): BankVerification {
  return { ...row, answer: row.answer && openJson(keys, `bank_verifications:${row.id}:answer`, row.answer) };
}
