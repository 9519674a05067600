import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { blindIndex } from './engine/sealed/digests.ts';
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
