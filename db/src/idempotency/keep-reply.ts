import type { Tx } from '../database.ts';
import { seal, type Sealed } from '../sealed/seal.ts';
import { statement } from '../statement.ts';
import type { RequestKey } from './begin-request.ts';

interface Kept extends RequestKey {
  readonly hash: string;
  readonly status: number;
  readonly reply: Sealed;
  readonly at: number;
}

const keep = statement<Kept, never>((db, given) =>
  db.insertInto('idempotencyKeys').values({
    scope: given.scope,
    key: given.key,
    requestHash: given.hash,
    state: 'done',
    status: given.status,
    reply: given.reply,
    at: given.at,
  }),
);

/**
 * Stores a key with its reply (JSON text) in the transaction of what was done. Of two requests with one key the second
 * violates the table's key, and what it did is taken back.
 */
export async function keepReply(
  tx: Tx,
  { scope, key }: RequestKey,
  reply: { readonly hash: string; readonly status: number; readonly text: string; readonly at: number },
): Promise<void> {
  const { hash, status, text, at } = reply;
  const sealed = seal(tx.keys, `idempotency_keys:${scope} ${key}:reply`, text);
  await tx.run(keep, { scope, key, hash, status, reply: sealed, at });
}
