import type { Database } from '../database.ts';
import { newId } from '../ids/new-id.ts';

/** More than is left on a full disk: SQLite needs new pages for it, and they are free again at once. */
const filler = '0'.repeat(64 * 1024);

/** Writes and takes back what it wrote. Throws what a request's write would throw: full, read-only, away. */
export async function probeWriting(db: Database): Promise<void> {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.kysely.insertInto('probes').values({ id, filler }).execute();
    await tx.kysely.deleteFrom('probes').where('id', '=', id).execute();
  });
}
