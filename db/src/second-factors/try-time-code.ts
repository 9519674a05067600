import type { Tx } from '../database.ts';
import { open } from '../sealed/open.ts';

/** How many wrong codes in a row are free, and how long the first wait is that each further one doubles. */
export interface CodeTries {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** What became of a code: `used` is right and was sent before; `until` says when codes are looked at again. */
export type TriedCode =
  | { readonly outcome: 'right' | 'used' | 'wrong' | 'none' }
  | { readonly outcome: 'waits'; readonly until: number };

/**
 * Tries a code of the account's enrolled factor; `stepOf` finds the time step that it belongs to in the secret. A right
 * code counts once, and none of its time step or of an earlier one does afterwards. Each try is counted before it is
 * judged, so that of many at once no more are judged than of many in a row; its transaction has to commit whatever the answer.
 */
export async function tryTimeCode(
  tx: Tx,
  userId: string,
  {
    at,
    tries,
    stepOf,
  }: {
    readonly at: number;
    readonly tries: CodeTries;
    readonly stepOf: (secret: string) => number | null;
  },
): Promise<TriedCode> {
  const counted = await tx.kysely
    .updateTable('secondFactors')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('userId', '=', userId)
    .where('secret', 'is not', null)
    .where((eb) => eb.or([eb('blockedUntil', 'is', null), eb('blockedUntil', '<=', at)]))
    .returning(['secret', 'lastStep', 'failures'])
    .executeTakeFirst();
  if (!counted?.secret) return waitOf(tx, userId, at);
  const { secret, lastStep, failures } = counted;
  const step = stepOf(open(tx.keys, `second_factors:${userId}:secret`, secret));
  const right = step !== null && step > (lastStep ?? -1);
  const doubled = tries.firstWaitMs * 2 ** Math.min(failures - tries.free, 30);
  const blockedUntil = failures < tries.free ? null : at + Math.min(doubled, tries.longestWaitMs);
  await tx.kysely
    .updateTable('secondFactors')
    .set(right ? { lastStep: step, failures: 0, blockedUntil: null } : { blockedUntil })
    .where('userId', '=', userId)
    .execute();
  return { outcome: right ? 'right' : step === null ? 'wrong' : 'used' };
}

async function waitOf(tx: Tx, userId: string, at: number): Promise<TriedCode> {
  const row = await tx.kysely
    .selectFrom('secondFactors')
    .select('blockedUntil')
    .where('userId', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row === undefined ? { outcome: 'none' } : { outcome: 'waits', until: row.blockedUntil ?? at };
}
