import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';

/**
 * Whether this is the order's latest code, unused, in time and within `maxTries`. Each call counts as a try, so its
 * transaction has to commit whatever the answer; a right code is used up.
 */
export async function trySmsCode(
  tx: Tx,
  {
    orderId,
    code,
    at,
    maxTries,
  }: { readonly orderId: string; readonly code: string; readonly at: number; readonly maxTries: number },
): Promise<boolean> {
  const latest = await tx.kysely
    .selectFrom('smsCodes')
    .select(['id', 'codeHash'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return false;
  const counted = await tx.kysely
    .updateTable('smsCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', latest.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where('tries', '<', maxTries)
    .executeTakeFirstOrThrow();
  if (counted.numUpdatedRows === 0n) return false;
  const stored = Buffer.from(latest.codeHash);
  const right = blindIndexes(tx.keys, `sms:${latest.id}`, code).some((hash) =>
    timingSafeEqual(Buffer.from(hash), stored),
  );
  if (right)
    await tx.kysely.updateTable('smsCodes').set({ usedAt: at }).where('id', '=', latest.id).execute();
  return right;
}
