import type { Tx } from './engine/database.ts';
import { StaleVersion } from './engine/errors.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';

/** Which save of an opened page, counted from 1. */
export interface PageSave {
  /** Random, another one each time the page is opened. */
  readonly page: string;
  readonly number: number;
}

/** The company form as it was left. */
export interface Draft {
  readonly data: unknown;
  /** Where the client was. */
  readonly section: string;
  /** Seconds spent per section. */
  readonly fillTiming: Readonly<Record<string, number>>;
  /** In which version each number was typed that is answered masked; null in drafts of an older release. */
  readonly typedNumbers: unknown;
  readonly version: number;
  /** Who saved it; null where nobody said. */
  readonly pageSave: PageSave | null;
  readonly savedAt: number;
}

export async function loadDraft(tx: Tx, orderId: string): Promise<Draft | null> {
  const row = await tx.kysely
    .selectFrom('drafts')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const keys = await keysOfOrder(tx, orderId);
  return {
    data: openJson(keys, `drafts:${orderId}:data`, row.data),
    section: row.section,
    fillTiming: JSON.parse(row.fillTiming) as Record<string, number>,
    typedNumbers: row.typedNumbers && openJson(keys, `drafts:${orderId}:typedNumbers`, row.typedNumbers),
    version: row.version,
    pageSave: row.page === null ? null : { page: row.page, number: row.pageSaveNumber ?? 0 },
    savedAt: row.savedAt,
  };
}

/**
 * Keeps the form as typed. `version` is the one that was loaded (0 for none yet); throws StaleVersion when another
 * device has saved since, and when the form was submitted and its draft removed. Answers the new version.
 */
export async function saveDraft(
  tx: Tx,
  orderId: string,
  draft: Omit<Draft, 'savedAt' | 'typedNumbers' | 'pageSave'> &
    Partial<Pick<Draft, 'typedNumbers' | 'pageSave'>>,
  at: number,
): Promise<number> {
  const keys = await keysToWrite(tx, orderId);
  const columns = {
    data: sealJson(keys, `drafts:${orderId}:data`, draft.data),
    section: draft.section,
    fillTiming: JSON.stringify(draft.fillTiming),
    typedNumbers: sealJson(keys, `drafts:${orderId}:typedNumbers`, draft.typedNumbers ?? null),
    version: draft.version + 1,
    page: draft.pageSave?.page ?? null,
    pageSaveNumber: draft.pageSave?.number ?? null,
    savedAt: at,
  };
  const row =
    draft.version === 0
      ? await tx.kysely
          .insertInto('drafts')
          .values({ orderId, ...columns })
          .onConflict((conflict) => conflict.column('orderId').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.kysely
          .updateTable('drafts')
          .set(columns)
          .where('orderId', '=', orderId)
          .where('version', '=', draft.version)
          .returning('version')
          .executeTakeFirst();
  if (!row) throw new StaleVersion(orderId, draft.version);
  return row.version;
}

/** The form was submitted; what was typed now lies with the order. */
export async function removeDraft(tx: Tx, orderId: string): Promise<void> {
  await tx.kysely.deleteFrom('drafts').where('orderId', '=', orderId).execute();
}
