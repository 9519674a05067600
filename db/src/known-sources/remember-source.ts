import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';

/** The account was entered from this source. */
export async function rememberSource(
  tx: Tx,
  { userId, source }: { readonly userId: string; readonly source: string },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('knownSources')
    .values({ userId, source: blindIndex(tx.keys, 'source', source), lastAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'source']).doUpdateSet({ lastAt: at }))
    .execute();
}
