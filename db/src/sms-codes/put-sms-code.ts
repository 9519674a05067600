import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import { seal } from '../sealed/seal.ts';

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
