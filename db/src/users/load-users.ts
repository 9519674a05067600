import type { Tx } from '../database.ts';
import { userFromRows, type User } from './user.ts';

/** Accounts of these ids, in the order asked for; unknown ids are left out. */
export async function loadUsers(tx: Tx, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const [users, roles] = await Promise.all([
    tx.kysely.selectFrom('users').selectAll().where('id', 'in', ids).execute(),
    tx.kysely.selectFrom('userRoles').selectAll().where('userId', 'in', ids).orderBy('role').execute(),
  ]);
  return ids.flatMap((id) => {
    const user = users.find((row) => row.id === id);
    const own = roles.filter(({ userId }) => userId === id).map(({ role }) => role);
    return user ? [userFromRows(tx.keys, user, own)] : [];
  });
}
