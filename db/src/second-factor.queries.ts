import type { Tx } from './engine/database.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { open, seal } from './engine/sealed/seal.ts';

/** The account's recovery codes from now on; those before stop working. Kept as hashes: each has 120 random bits. */
export async function putRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly string[],
  at: number,
): Promise<void> {
  await tx.kysely.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ codeHash: hashToken(code), userId, createdAt: at }));
  await tx.kysely.insertInto('recoveryCodes').values(rows).execute();
}

/** Whether it is one of the account's unused recovery codes; it is used up then, and wrong codes before it are forgiven. */
export async function useRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await tx.kysely
    .updateTable('secondFactors')
    .set({ failures: 0, blockedUntil: null })
    .where('userId', '=', userId)
    .execute();
  return true;
}

/**
 * Keeps the secret that was drawn for an enrolment, in place of one that was begun before: what somebody else was shown
 * is worth nothing then. An enrolled factor stays until the new one is confirmed.
 */
export async function beginEnrolment(tx: Tx, userId: string, secret: string): Promise<void> {
  const pendingSecret = seal(tx.keys, `second_factors:${userId}:pendingSecret`, secret);
  await tx.kysely
    .insertInto('secondFactors')
    .values({ userId, pendingSecret, failures: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret }))
    .execute();
}

/**
 * Makes the begun secret the account's factor where `stepOf` finds the code's time step in it, with these recovery codes
 * and no others. That code is used by then. Answers whether it did.
 */
export async function finishEnrolment(
  tx: Tx,
  userId: string,
  {
    at,
    stepOf,
    recoveryCodes,
  }: {
    readonly at: number;
    readonly stepOf: (secret: string) => number | null;
    readonly recoveryCodes: readonly string[];
  },
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('secondFactors')
    .select('pendingSecret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const pending = row?.pendingSecret ?? null;
  if (pending === null) return false;
  const secret = open(tx.keys, `second_factors:${userId}:pendingSecret`, pending);
  const lastStep = stepOf(secret);
  if (lastStep === null) return false;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('secondFactors')
    .set({
      secret: seal(tx.keys, `second_factors:${userId}:secret`, secret),
      pendingSecret: null,
      enrolledAt: at,
      lastStep,
      failures: 0,
      blockedUntil: null,
    })
    .where('userId', '=', userId)
    .where('pendingSecret', '=', pending)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await putRecoveryCodes(tx, userId, recoveryCodes, at);
  return true;
}

/** An account's enrolled second factor. */
interface SecondFactor {
  readonly enrolledAt: number;
  readonly recoveryCodesLeft: number;
}

/** Null where none is enrolled; one whose enrolment was only begun is none. */
export async function loadSecondFactor(tx: Tx, userId: string): Promise<SecondFactor | null> {
  const row = await tx.kysely
    .selectFrom('secondFactors')
    .select('enrolledAt')
    .where('userId', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { left } = await tx.kysely
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number | bigint>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { enrolledAt: row.enrolledAt ?? 0, recoveryCodesLeft: Number(left) };
}

/** Takes the account's factor with its recovery codes away. Answers whether it had one. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.kysely.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const removed = await tx.kysely
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('enrolledAt')
    .executeTakeFirst();
  return removed !== undefined && removed.enrolledAt !== null;
}

/** How many wrong codes in a row are free, and how long the first wait is that each further one doubles. */
interface CodeTries {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** What became of a code: `used` is right and was sent before; `until` says when codes are looked at again. */
type TriedCode =
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
