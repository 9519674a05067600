import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { sealJson } from '../sealed/seal.ts';
import type { AccountEffect } from './outbox-effect.ts';

/** Written with what is done to the account; the data lie sealed. A key that is there already is not asked for twice. */
export async function putAccountEffect(
  tx: Tx,
  { userId, effect, key, data }: Pick<AccountEffect, 'userId' | 'effect' | 'key' | 'data'>,
  at: number,
): Promise<void> {
  const id = newId();
  await tx.kysely
    .insertInto('outbox')
    .values({
      id,
      userId,
      effect,
      key,
      data: sealJson(tx.keys, `outbox:${id}:data`, data),
      dueAt: at,
      attempts: 0,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
