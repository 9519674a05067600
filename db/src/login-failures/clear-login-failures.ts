import type { Tx } from '../database.ts';
import { rowOfAttempt, type LoginAttempt } from './login-attempt.ts';

/** After a right password. */
export async function clearLoginFailures(tx: Tx, attempt: LoginAttempt): Promise<void> {
  const { account, source } = rowOfAttempt(tx, attempt);
  await tx.kysely
    .deleteFrom('loginFailures')
    .where('account', '=', account)
    .where('source', '=', source)
    .execute();
}
