import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import type { LoginAttempt } from './record-login-failure.ts';

/** Until when this source may not try this account; null when it may. */
export async function loadLoginBlock(
  tx: Tx,
  { email, source }: LoginAttempt,
  now: number,
): Promise<number | null> {
  const row = await tx.kysely
    .selectFrom('loginFailures')
    .select('blockedUntil')
    .where('account', '=', blindIndex(tx.keys, 'email', email))
    .where('source', '=', blindIndex(tx.keys, 'source', source))
    .where('blockedUntil', '>', now)
    .executeTakeFirst();
  return row?.blockedUntil ?? null;
}
