import type { Tx } from '../database.ts';

/**
 * Which of these accounts are active, held so until the transaction ends. In one order for everybody, so that two
 * administrators who block each other at once never both succeed.
 */
export async function holdUsers(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.kysely
    .selectFrom('users')
    .select(['id', 'active'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Set(rows.filter(({ active }) => active === 1).map(({ id }) => id));
}
