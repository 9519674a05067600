import { insertUser, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import type { AccountRole } from '@app/machines/contract';
import { hashPassword } from '../modules/accounts/hash-password.ts';

/** Whose account it is; `at` (epoch ms) is when it began and its password was chosen. */
interface Account {
  readonly email: string;
  readonly roles: readonly AccountRole[];
  readonly shopId?: string | null;
  readonly fullName?: string;
  readonly at?: number;
}

const hashed = hashPassword(demoPassword);

/** An account under the demo's password; answers its id. */
export async function insertAccount(
  db: Database,
  { email, roles, shopId = null, fullName = email, at = Date.now() }: Account,
): Promise<string> {
  const user = { email, roles, shopId, fullName, passwordHash: await hashed, passwordChangedAt: at };
  const { id } = await db.transaction((tx) => insertUser(tx, user, at));
  return id;
}
