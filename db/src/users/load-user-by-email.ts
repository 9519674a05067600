import type { Tx } from '../database.ts';
import { loadUser } from './load-user.ts';
import type { User } from './user.ts';

/** Case does not count. */
export async function loadUserByEmail(tx: Tx, email: string): Promise<User | null> {
  const row = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ? loadUser(tx, row.id) : null;
}
