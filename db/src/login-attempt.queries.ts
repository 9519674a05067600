import type { Tx } from './engine/database.ts';
import { blindIndex, blindIndexes } from './engine/sealed/digests.ts';

/** An account as one source asks for it: strangers block their own source, never the account. */
export interface LoginAttempt {
  readonly email: string;
  readonly source: string;
}

/** How its row is found. */
const rowOfAttempt = (tx: Tx, { email, source }: LoginAttempt) => ({
  account: blindIndex(tx.keys, 'email', email),
  source: blindIndex(tx.keys, 'source', source),
});

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

/** After a right password. */
export async function clearLoginFailures(tx: Tx, attempt: LoginAttempt): Promise<void> {
  const { account, source } = rowOfAttempt(tx, attempt);
  await tx.kysely
    .deleteFrom('loginFailures')
    .where('account', '=', account)
    .where('source', '=', source)
    .execute();
}

/** Those that count no more: begun before `before`, their block over. Answers how many went. */
export async function forgetLoginFailures(
  tx: Tx,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<number> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('loginFailures')
    .where('firstAt', '<=', before)
    .where((eb) => eb.or([eb('blockedUntil', 'is', null), eb('blockedUntil', '<=', now)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The account was entered from this source. */
export async function rememberSource(
  tx: Tx,
  { userId, source }: { readonly userId: string; readonly source: string },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('knownSources')
    .values({ userId, source: blindIndex(tx.keys, 'source', source), lastAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'source']).doUpdateSet({ lastAt: at }))
    .execute();
}

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

/** After a reset or a blocking: whoever has entered the account is a stranger to it again. */
export async function forgetSourcesOf(tx: Tx, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('knownSources').where('userId', '=', userId).execute();
}

/** Those from which nobody came since `before`. */
export async function forgetOldSources(tx: Tx, before: number): Promise<void> {
  await tx.kysely.deleteFrom('knownSources').where('lastAt', '<=', before).execute();
}
