import type { Tx } from '../database.ts';
import { loadUsers } from './load-users.ts';
import type { User } from './user.ts';

export async function loadUser(tx: Tx, id: string): Promise<User | null> {
  return (await loadUsers(tx, [id]))[0] ?? null;
}
