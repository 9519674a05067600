import type { Tx } from '../database.ts';
import { sealJson } from '../sealed/seal.ts';
import { StaleVersion } from '../stale-version.ts';
import type { Draft } from './load-draft.ts';

/**
 * Keeps the form as typed. `version` is the one that was loaded (0 for none yet); throws StaleVersion when another
 * device has saved since. Answers the new version.
 */
export async function saveDraft(
  tx: Tx,
  orderId: string,
  draft: Omit<Draft, 'savedAt' | 'typedNumbers'> & Partial<Pick<Draft, 'typedNumbers'>>,
  at: number,
): Promise<number> {
  const version = draft.version + 1;
  const row = await tx.kysely
    .insertInto('drafts')
    .values({
      orderId,
      data: sealJson(tx.keys, `drafts:${orderId}:data`, draft.data),
      section: draft.section,
      fillTiming: JSON.stringify(draft.fillTiming),
      typedNumbers: sealJson(tx.keys, `drafts:${orderId}:typedNumbers`, draft.typedNumbers ?? null),
      version,
      savedAt: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .doUpdateSet((eb) => ({
          data: eb.ref('excluded.data'),
          section: eb.ref('excluded.section'),
          fillTiming: eb.ref('excluded.fillTiming'),
          typedNumbers: eb.ref('excluded.typedNumbers'),
          version: eb.ref('excluded.version'),
          savedAt: eb.ref('excluded.savedAt'),
        }))
        .where('drafts.version', '=', draft.version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!row) throw new StaleVersion(orderId, draft.version);
  return row.version;
}
