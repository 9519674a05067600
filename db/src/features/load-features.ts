import type { Tx } from '../database.ts';

/** The flags that the features call answers, by name. */
export async function loadFeatures(tx: Tx): Promise<Record<string, boolean>> {
  const rows = await tx.kysely.selectFrom('features').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled === 1]));
}
