import type { Tx } from '../database.ts';
import type { LoginAttempt } from '../login-failures/login-attempt.ts';
import { blindIndexes } from '../sealed/blind-index.ts';

/** Whether the account of this e-mail was entered from this source since `since`; one query, also where there is none. */
export async function isKnownSource(
  tx: Tx,
  { email, source }: LoginAttempt,
  since: number,
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('knownSources')
    .innerJoin('users', 'users.id', 'knownSources.userId')
    .select('lastAt')
    .where('users.email', '=', email.trim().toLowerCase())
    .where('source', 'in', blindIndexes(tx.keys, 'source', source))
    .where('lastAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
