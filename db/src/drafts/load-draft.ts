import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';

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
  readonly savedAt: number;
}

export async function loadDraft(tx: Tx, orderId: string): Promise<Draft | null> {
  const row = await tx.kysely
    .selectFrom('drafts')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    data: openJson(tx.keys, `drafts:${orderId}:data`, row.data),
    section: row.section,
    fillTiming: JSON.parse(row.fillTiming) as Record<string, number>,
    typedNumbers: row.typedNumbers && openJson(tx.keys, `drafts:${orderId}:typedNumbers`, row.typedNumbers),
    version: row.version,
    savedAt: row.savedAt,
  };
}
