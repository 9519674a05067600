import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { open } from '../sealed/open.ts';
import { statement } from '../statement.ts';
import type { IdempotencyKeysTable } from '../tables/engine.ts';
import type { RequestKey } from './begin-request.ts';

/** What is known of a key: nothing, that it was used for another request, or the reply as JSON text. */
export type FoundReply =
  | { readonly state: 'none' }
  | { readonly state: 'other_request' }
  | { readonly state: 'done'; readonly status: number; readonly text: string };

/** A request that may come again: under its key, and only with the same content. */
export interface KeyedRequest extends RequestKey {
  readonly hash: string;
}

type Row = Pick<Selectable<IdempotencyKeysTable>, 'requestHash' | 'status' | 'reply'>;

const byKey = statement<RequestKey, Row>((db, given) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'reply'])
    .where('scope', '=', given.scope)
    .where('key', '=', given.key),
);

/** What the key's row says to this request. */
export function replyFromRow(
  keys: Keyring,
  { scope, key, hash }: KeyedRequest,
  row: Row | undefined,
): FoundReply {
  if (row === undefined) return { state: 'none' };
  if (row.requestHash !== hash) return { state: 'other_request' };
  if (row.status === null || row.reply === null) return { state: 'none' };
  const text = open(keys, `idempotency_keys:${scope} ${key}:reply`, row.reply);
  return { state: 'done', status: row.status, text };
}

/** The reply that was stored with what the key's first request did. */
export async function findReply(tx: Tx, request: KeyedRequest): Promise<FoundReply> {
  const [row] = await tx.run(byKey, { scope: request.scope, key: request.key });
  return replyFromRow(tx.keys, request, row);
}
