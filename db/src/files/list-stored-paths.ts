import type { Tx } from '../database.ts';

/** Which of these paths a row names: the rest are contents that no file has. */
export async function listStoredPaths(tx: Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.kysely.selectFrom('files').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}
