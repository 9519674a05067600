import type { Tx } from '../database.ts';
import { rowOfAttempt, type LoginAttempt } from './login-attempt.ts';

/** What the tries before this one have led to. */
export interface CountedAttempt {
  /** Until when this source may not try this account, in epoch ms; null when it may. */
  readonly blockedUntil: number | null;
  /** Tries of this account within `accountMs`, over all sources, that were not right; this one counted. */
  readonly ofAccount: number;
}

/**
 * Counts a try before its password is looked at, so that tries at one time are counted too; a right one is taken out
 * again (`clearLoginFailures`). With the `most`th within `withinMs` the source is blocked for that account for `blockMs`
 * from then on; what it tries while it is blocked is not counted.
 */
export async function countLoginAttempt(
  tx: Tx,
  attempt: LoginAttempt,
  rule: {
    readonly at: number;
    readonly most: number;
    readonly withinMs: number;
    readonly blockMs: number;
    readonly accountMs: number;
  },
): Promise<CountedAttempt> {
  const { at, most, withinMs, blockMs, accountMs } = rule;
  const key = rowOfAttempt(tx, attempt);
  const { failures, blockedUntil } = await tx.kysely
    .insertInto('loginFailures')
    .values({ ...key, failures: 1, firstAt: at })
    .onConflict((conflict) =>
      conflict.columns(['account', 'source']).doUpdateSet((eb) => {
        const blocked = eb('loginFailures.blockedUntil', '>', at);
        const recent = eb.and([
          eb('loginFailures.blockedUntil', 'is', null),
          eb('loginFailures.firstAt', '>', at - withinMs),
        ]);
        return {
          failures: eb
            .case()
            .when(blocked)
            .then(eb.ref('loginFailures.failures'))
            .when(recent)
            .then(eb('loginFailures.failures', '+', 1))
            .else(eb.lit(1))
            .end(),
          firstAt: eb
            .case()
            .when(eb.or([blocked, recent]))
            .then(eb.ref('loginFailures.firstAt'))
            .else(eb.ref('excluded.firstAt'))
            .end(),
          blockedUntil: eb.case().when(blocked).then(eb.ref('loginFailures.blockedUntil')).end(),
        };
      }),
    )
    .returning(['failures', 'blockedUntil'])
    .executeTakeFirstOrThrow();
  if (blockedUntil !== null) return { blockedUntil, ofAccount: failures };
  const set = tx.kysely.updateTable('loginFailures').where('account', '=', key.account);
  if (failures >= most)
    await set
      .set({ blockedUntil: at + blockMs })
      .where('source', '=', key.source)
      .execute();
  const { ofAccount } = await tx.kysely
    .selectFrom('loginFailures')
    .select((eb) => eb.fn.sum<number | string>('failures').as('ofAccount'))
    .where('account', '=', key.account)
    .where('firstAt', '>', at - accountMs)
    .executeTakeFirstOrThrow();
  return { blockedUntil: null, ofAccount: Number(ofAccount) };
}
