import type { Selectable } from 'kysely';
import type { IdempotencyKeysTable } from '../tables/outbox.ts';
import type { Tx } from './database.ts';
import type { Keyring } from './sealed/keyring.ts';
import { keysOfOrder, keysToWrite } from './sealed/order-keys.ts';
import { open, seal } from './sealed/seal.ts';
import { statement } from './statement.ts';
import { insertOf, runWrite, type Write } from './writes.ts';

export interface RequestKey {
  /** Whose key it is: the route and the order or account, so that two callers may use the same key. */
  readonly scope: string;
  readonly key: string;
}

/**
 * Drops the claim of a process that died before its commit: one from before `before`. 'running' where a younger one
 * stands. Releases up to 0014 claimed a key before they acted; since then a key is stored with what was done.
 */
export async function dropStaleClaim(
  tx: Tx,
  { scope, key }: RequestKey,
  before: number,
): Promise<'free' | 'running'> {
  const row = await tx.kysely
    .selectFrom('idempotencyKeys')
    .select('at')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'in_flight')
    .executeTakeFirst();
  if (row === undefined) return 'free';
  if (row.at >= before) return 'running';
  await tx.kysely
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'in_flight')
    .where('at', '=', row.at)
    .execute();
  return 'free';
}

/** Keys are kept as long as a client may still retry; answers how many went. */
export async function forgetOldRequests(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('idempotencyKeys')
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What is known of a key: nothing, that it was used for another request, or the reply as JSON text. */
export type StoredReply =
  | { readonly state: 'none' }
  | { readonly state: 'key_reused' }
  | { readonly state: 'done'; readonly status: number; readonly text: string };

/** A request that may come again: under its key, and only with the same content. */
export interface KeyedRequest extends RequestKey {
  readonly hash: string;
}

type Row = Pick<Selectable<IdempotencyKeysTable>, 'requestHash' | 'status' | 'reply' | 'orderId'>;

const byKey = statement<RequestKey, Row>((db, params) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'reply', 'orderId'])
    .where('scope', '=', params.scope)
    .where('key', '=', params.key),
);

/** What the key's row says to this request. */
export function replyFromRow(
  keys: Keyring,
  { scope, key, hash }: KeyedRequest,
  row: Omit<Row, 'orderId'> | undefined,
): StoredReply {
  if (row === undefined) return { state: 'none' };
  if (row.requestHash !== hash) return { state: 'key_reused' };
  if (row.status === null || row.reply === null) return { state: 'none' };
  const text = open(keys, `idempotency_keys:${scope} ${key}:reply`, row.reply);
  return { state: 'done', status: row.status, text };
}

/** The reply that was stored with what the key's first request did. */
export async function findReply(tx: Tx, request: KeyedRequest): Promise<StoredReply> {
  const [row] = await tx.run(byKey, { scope: request.scope, key: request.key });
  return replyFromRow(await keysOfOrder(tx, row?.orderId ?? null), request, row);
}

/** A reply as JSON text, for the key of the request that it answers. */
export interface ReplyToStore extends RequestKey {
  readonly hash: string;
  readonly status: number;
  readonly text: string;
  /** The order that the reply tells of, under whose key it is sealed; left out where there is none. */
  readonly orderId?: string;
}

/** The row of a reply, as it is written; sealed. */
export function replyInsert(
  keys: Keyring,
  { text, hash, orderId, ...reply }: ReplyToStore,
  at: number,
): Write {
  return insertOf('reply', 'idempotencyKeys', {
    ...reply,
    orderId: orderId ?? null,
    requestHash: hash,
    state: 'done',
    reply: seal(keys, `idempotency_keys:${reply.scope} ${reply.key}:reply`, text),
    at,
  });
}

/**
 * Stores a key with its reply in the transaction of what was done. Of two requests with one key the second violates the
 * table's key, and what it did is taken back.
 */
export async function storeReply(tx: Tx, reply: ReplyToStore, at: number): Promise<void> {
  await runWrite(tx, replyInsert(await keysToWrite(tx, reply.orderId ?? null), reply, at));
}
