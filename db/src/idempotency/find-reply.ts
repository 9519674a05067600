import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { open } from '../sealed/open.ts';
import { statement } from '../statement.ts';
import type { IdempotencyKeysTable } from '../tables/engine.ts';
import type { RequestKey } from './begin-request.ts';

/** What is known of a key: nothing, that it was used for another request, or the reply as JSON text. */
export type FoundReply =
  | { readonly state: 'none' }
  | { readonly state: 'other_request' }
  | { readonly state: 'done'; readonly status: number; readonly text: string };

type Row = Pick<Selectable<IdempotencyKeysTable>, 'requestHash' | 'status' | 'reply'>;

const byKey = statement<RequestKey, Row>((db, given) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'reply'])
    .where('scope', '=', given.scope)
    .where('key', '=', given.key),
);

/** The reply that was stored with what the key's first request did. */
export async function findReply(tx: Tx, { scope, key }: RequestKey, hash: string): Promise<FoundReply> {
  const [row] = await tx.run(byKey, { scope, key });
  if (row === undefined) return { state: 'none' };
  if (row.requestHash !== hash) return { state: 'other_request' };
  if (row.status === null || row.reply === null) return { state: 'none' };
  const text = open(tx.keys, `idempotency_keys:${scope} ${key}:reply`, row.reply);
  return { state: 'done', status: row.status, text };
}
