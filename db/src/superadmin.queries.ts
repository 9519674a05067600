import type { Tx } from './engine/database.ts';

/** The active superadmins by their ids. */
export async function listSuperadmins(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('active', '=', 1)
    .where('id', 'in', (eb) => eb.selectFrom('userRoles').select('userId').where('role', '=', 'superadmin'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
