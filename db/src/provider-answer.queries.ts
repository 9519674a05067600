import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';

/** When each provider was last heard, in epoch milliseconds; one that nobody heard yet is missing. */
export async function listProviderAnswers(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.kysely.selectFrom('providerAnswers').selectAll().execute();
  return new Map(rows.map(({ provider, answeredAt }) => [provider, answeredAt]));
}

/** Keeps when providers were heard; what another process heard later stays. */
export async function saveProviderAnswers(tx: Tx, heard: ReadonlyMap<string, number>): Promise<void> {
  for (const [provider, answeredAt] of heard)
    await tx.kysely
      .insertInto('providerAnswers')
      .values({ provider, answeredAt })
      .onConflict((conflict) =>
        conflict
          .column('provider')
          .doUpdateSet({ answeredAt })
          .where(sql.ref('providerAnswers.answeredAt'), '<', answeredAt),
      )
      .execute();
}
