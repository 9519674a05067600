import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';

export async function saveFeature(tx: Tx, name: string, enabled: boolean): Promise<void> {
  await tx.kysely
    .insertInto('features')
    .values({ name, enabled: bit(enabled) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled: bit(enabled) }))
    .execute();
}
