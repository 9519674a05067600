import type { Tx } from '../database.ts';

/** Forgets the file; the caller removes its content after the commit, by the path answered. */
export async function removeFile(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.kysely.deleteFrom('files').where('id', '=', id).returning('path').executeTakeFirst();
  return row?.path ?? null;
}
