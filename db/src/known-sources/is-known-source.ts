import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';

/** Whether the account was entered from this source since `since`. */
export async function isKnownSource(
  tx: Tx,
  { userId, source }: { readonly userId: string; readonly source: string },
  since: number,
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('knownSources')
    .select('lastAt')
    .where('userId', '=', userId)
    .where('source', 'in', blindIndexes(tx.keys, 'source', source))
    .where('lastAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
