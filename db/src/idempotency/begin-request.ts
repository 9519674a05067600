import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';

export interface RequestKey {
  /** Whose key it is: the route and the order or account, so that two callers may use the same key. */
  readonly scope: string;
  readonly key: string;
}

export type BegunRequest =
  | { readonly state: 'new' }
  | { readonly state: 'in_flight' }
  | { readonly state: 'other_request' }
  | { readonly state: 'done'; readonly status: number; readonly reply: unknown };

/**
 * Claims a key: only who gets 'new' goes on. A claim older than `staleBefore` belongs to a process that died before
 * its commit, and is taken over.
 */
export async function beginRequest(
  tx: Tx,
  { scope, key }: RequestKey,
  request: { readonly hash: string; readonly at: number; readonly staleBefore: number },
): Promise<BegunRequest> {
  const { hash, at, staleBefore } = request;
  const mine = await tx.kysely
    .insertInto('idempotencyKeys')
    .values({ scope, key, requestHash: hash, state: 'in_flight', at })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ at })
        .where('idempotencyKeys.state', '=', 'in_flight')
        .where('idempotencyKeys.requestHash', '=', hash)
        .where('idempotencyKeys.at', '<', staleBefore),
    )
    .returning('key')
    .executeTakeFirst();
  if (mine) return { state: 'new' };
  const row = await tx.kysely
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { state: 'in_flight' };
  if (row.requestHash !== hash) return { state: 'other_request' };
  if (row.status === null || row.reply === null) return { state: 'in_flight' };
  const place = `idempotency_keys:${scope} ${key}:reply` as const;
  return { state: 'done', status: row.status, reply: openJson(tx.keys, place, row.reply) };
}
