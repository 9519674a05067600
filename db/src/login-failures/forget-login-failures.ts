import type { Tx } from '../database.ts';

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
