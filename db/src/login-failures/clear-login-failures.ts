import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import type { LoginAttempt } from './record-login-failure.ts';

/** After a right password. */
export async function clearLoginFailures(tx: Tx, { email, source }: LoginAttempt): Promise<void> {
  await tx.kysely
    .deleteFrom('loginFailures')
    .where('account', '=', blindIndex(tx.keys, 'email', email))
    .where('source', '=', blindIndex(tx.keys, 'source', source))
    .execute();
}
