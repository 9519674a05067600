import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { blindIndex } from './engine/sealed/digests.ts';
import { keysToWrite } from './engine/sealed/order-keys.ts';
import { seal } from './engine/sealed/seal.ts';

/** A new code for an order. The code itself is not stored. */
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
  const keys = await keysToWrite(tx, orderId);
  await tx.kysely
    .insertInto('smsCodes')
    .values({
      id,
      orderId,
      codeHash: blindIndex(tx.keys, `sms:${id}`, code),
      phone: seal(keys, `sms_codes:${id}:phone`, phone),
      createdAt: at,
      expiresAt,
      tries: 0,
    })
    .execute();
}

/** Wrong tries after which a code is closed. */
const mostTries = 5;

/**
 * Tries a code against the order's newest one, which counts. 'closed': there is none, it is too old, was used, or was tried
 * five times.
 */
export async function trySmsCode(
  tx: Tx,
  orderId: string,
  code: string,
  at: number,
): Promise<'right' | 'wrong' | 'closed'> {
  const newest = tx.kysely
    .selectFrom('smsCodes')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1);
  const tried = await tx.kysely
    .updateTable('smsCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', 'in', newest)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where('tries', '<', mostTries)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();
  if (tried === undefined) return 'closed';
  return blindIndex(tx.keys, `sms:${tried.id}`, code) === tried.codeHash ? 'right' : 'wrong';
}

/** Marks the order's codes as used: none of them is right a second time. */
export async function useSmsCode(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('smsCodes')
    .set({ usedAt: at })
    .where('orderId', '=', orderId)
    .where('usedAt', 'is', null)
    .execute();
}

/** How many codes were made since a moment, over all orders; counted up to so many. */
export async function countSmsCodes(tx: Tx, since: number, most: number): Promise<number> {
  const newest = tx.kysely.selectFrom('smsCodes').select('id').where('createdAt', '>', since).limit(most);
  const { count } = await tx.kysely
    .selectFrom(newest.as('newest'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
