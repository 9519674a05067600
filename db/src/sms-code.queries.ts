import { timingSafeEqual } from 'node:crypto';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { blindIndex, blindIndexes } from './engine/sealed/digests.ts';
import { open, seal } from './engine/sealed/seal.ts';

/** A new code for an order; the ones before it stop counting. The code itself is not stored. */
export async function putSmsCode(
  tx: Tx,
  {
    orderId,
    code,
    phone,
    at,
    expiresAt,
  }: {
    readonly orderId: string;
    readonly code: string;
    readonly phone: string;
    readonly at: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  const id = newId();
  await tx.kysely
    .insertInto('smsCodes')
    .values({
      id,
      orderId,
      codeHash: blindIndex(tx.keys, `sms:${id}`, code),
      phone: seal(tx.keys, `sms_codes:${id}:phone`, phone),
      createdAt: at,
      expiresAt,
      tries: 0,
    })
    .execute();
}

export interface SentSmsCode {
  readonly phone: string;
  readonly sentAt: number;
}

/** Codes of an order sent since a time, newest first: for the pause between two and the day's limit. */
export async function listSentSmsCodes(tx: Tx, orderId: string, since: number): Promise<SentSmsCode[]> {
  const rows = await tx.kysely
    .selectFrom('smsCodes')
    .select(['id', 'phone', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('createdAt', '>=', since)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, phone, createdAt }) => ({
    phone: open(tx.keys, `sms_codes:${id}:phone`, phone),
    sentAt: createdAt,
  }));
}

/**
 * Whether this is the order's latest code, sent to this number, unused, in time and within `maxTries`. Each call counts as a try, so its
 * transaction has to commit whatever the answer; a right code is used up.
 */
export async function trySmsCode(
  tx: Tx,
  {
    orderId,
    code,
    phone,
    at,
    maxTries,
  }: {
    readonly orderId: string;
    readonly code: string;
    /** The number that counts now: a code that went to another one proves nothing of it. */
    readonly phone: string;
    readonly at: number;
    readonly maxTries: number;
  },
): Promise<boolean> {
  const latest = await tx.kysely
    .selectFrom('smsCodes')
    .select(['id', 'codeHash', 'phone'])
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
  const sentThere = open(tx.keys, `sms_codes:${latest.id}:phone`, latest.phone) === phone;
  const same = blindIndexes(tx.keys, `sms:${latest.id}`, code).some((hash) =>
    timingSafeEqual(Buffer.from(hash), stored),
  );
  const right = same && sentThere;
  if (right)
    await tx.kysely.updateTable('smsCodes').set({ usedAt: at }).where('id', '=', latest.id).execute();
  return right;
}
