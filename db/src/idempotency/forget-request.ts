import type { Tx } from '../database.ts';
import type { RequestKey } from './begin-request.ts';

/** Gives an unfinished claim back: the request failed without doing anything and may come again. */
export async function forgetRequest(tx: Tx, { scope, key }: RequestKey): Promise<void> {
  await tx.kysely
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'in_flight')
    .execute();
}
