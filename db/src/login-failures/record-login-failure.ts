import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';

/** An account as one source asks for it: strangers block their own source, never the account. */
export interface LoginAttempt {
  readonly email: string;
  readonly source: string;
}

/**
 * Counts a wrong password; at `most` within `withinMs` the source is blocked for that account for `blockMs`. Answers
 * until when, or null.
 */
export async function recordLoginFailure(
  tx: Tx,
  { email, source }: LoginAttempt,
  {
    at,
    most,
    withinMs,
    blockMs,
  }: {
    readonly at: number;
    readonly most: number;
    readonly withinMs: number;
    readonly blockMs: number;
  },
): Promise<number | null> {
  const key = { account: blindIndex(tx.keys, 'email', email), source: blindIndex(tx.keys, 'source', source) };
  const { failures } = await tx.kysely
    .insertInto('loginFailures')
    .values({ ...key, failures: 1, firstAt: at })
    .onConflict((conflict) =>
      conflict.columns(['account', 'source']).doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('loginFailures.firstAt', '>', at - withinMs)
          .then(eb('loginFailures.failures', '+', 1))
          .else(eb.lit(1))
          .end(),
        firstAt: eb
          .case()
          .when('loginFailures.firstAt', '>', at - withinMs)
          .then(eb.ref('loginFailures.firstAt'))
          .else(eb.ref('excluded.firstAt'))
          .end(),
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < most) return null;
  const blockedUntil = at + blockMs;
  await tx.kysely
    .updateTable('loginFailures')
    .set({ blockedUntil })
    .where('account', '=', key.account)
    .where('source', '=', key.source)
    .execute();
  return blockedUntil;
}
