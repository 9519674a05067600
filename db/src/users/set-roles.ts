import type { AccountRole } from '@app/machines/contract';
import type { Tx } from '../database.ts';

/** The account has these roles and no others. */
export async function setRoles(tx: Tx, userId: string, roles: readonly AccountRole[]): Promise<void> {
  await tx.kysely.deleteFrom('userRoles').where('userId', '=', userId).execute();
  if (roles.length === 0) return;
  await tx.kysely
    .insertInto('userRoles')
    .values(roles.map((role) => ({ userId, role })))
    .execute();
}
