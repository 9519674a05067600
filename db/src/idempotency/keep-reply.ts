import type { Tx } from '../database.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { seal, type Sealed } from '../sealed/seal.ts';
import { statement } from '../statement.ts';
import type { RequestKey } from './begin-request.ts';

export interface Kept extends RequestKey {
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

/** A reply as JSON text, for the key of the request that it answers. */
export interface ReplyToKeep extends RequestKey {
  readonly hash: string;
  readonly status: number;
  readonly text: string;
}

export const rowOfReply = (keys: Keyring, { text, ...reply }: ReplyToKeep, at: number): Kept => {
  const sealed = seal(keys, `idempotency_keys:${reply.scope} ${reply.key}:reply`, text);
  return { ...reply, reply: sealed, at };
};

/**
 * Stores a key with its reply in the transaction of what was done. Of two requests with one key the second violates the
 * table's key, and what it did is taken back.
 */
export async function keepReply(tx: Tx, reply: ReplyToKeep, at: number): Promise<void> {
  await tx.run(keep, rowOfReply(tx.keys, reply, at));
}
