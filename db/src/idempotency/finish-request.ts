import type { Tx } from '../database.ts';
import { sealJson } from '../sealed/seal.ts';
import type { RequestKey } from './begin-request.ts';

/** Stores the reply, in the transaction of what was done: a repetition answers it and does nothing. */
export async function finishRequest(
  tx: Tx,
  { scope, key }: RequestKey,
  { status, reply }: { readonly status: number; readonly reply: unknown },
): Promise<void> {
  await tx.kysely
    .updateTable('idempotencyKeys')
    .set({ state: 'done', status, reply: sealJson(tx.keys, `idempotency_keys:${scope} ${key}:reply`, reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
