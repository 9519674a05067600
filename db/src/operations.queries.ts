import type { Database, Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { bit } from './tables/columns.ts';

/** The flags that the features call answers, by name. */
export async function loadFeatures(tx: Tx): Promise<Record<string, boolean>> {
  const rows = await tx.kysely.selectFrom('features').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled === 1]));
}

export async function saveFeature(tx: Tx, name: string, enabled: boolean): Promise<void> {
  await tx.kysely
    .insertInto('features')
    .values({ name, enabled: bit(enabled) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled: bit(enabled) }))
    .execute();
}

/** More than is left on a full disk: SQLite needs new pages for it, and they are free again at once. */
const filler = '0'.repeat(64 * 1024);

/** Writes and takes back what it wrote. Throws what a request's write would throw: full, read-only, unavailable. */
export async function probeWriting(db: Database): Promise<void> {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.kysely.insertInto('probes').values({ id, filler }).execute();
    await tx.kysely.deleteFrom('probes').where('id', '=', id).execute();
  });
}
