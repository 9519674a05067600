import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { seal } from '../sealed/seal.ts';
import { StaleVersion } from '../stale-version.ts';
import { setRoles } from './set-roles.ts';
import type { User } from './user.ts';

/** Writes an account as it should be, password aside. Throws StaleVersion when it changed since it was read. */
export async function saveUser(tx: Tx, user: User, at: number): Promise<void> {
  const { id, version, email, fullName, phone, shopId, active, roles } = user;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('users')
    .set({
      email: email.trim().toLowerCase(),
      fullName,
      phone: phone === null ? null : seal(tx.keys, `users:${id}:phone`, phone),
      shopId,
      active: bit(active),
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new StaleVersion(id, version);
  await setRoles(tx, id, roles);
}
