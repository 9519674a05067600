import type { AccountRole } from '@app/machines/contract';
import { sql, type Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { open } from './engine/sealed/seal.ts';
import { startsWith } from './fold-text.ts';
import type { UsersTable } from './tables/accounts.ts';

/** An account. E-mail in lower case, unique. The password as an argon2id PHC string; null until one is set. */
export interface User extends Readonly<
  Omit<Selectable<UsersTable>, 'phone' | 'active' | 'blockedWithShop' | 'passwordOutdated'>
> {
  readonly phone: string | null;
  readonly active: boolean;
  /** It was blocked with its shop, and opens with it. */
  readonly blockedWithShop: boolean;
  readonly passwordOutdated: boolean;
  readonly roles: readonly AccountRole[];
}

function userFromRows(keys: Keyring, row: Selectable<UsersTable>, roles: readonly AccountRole[]): User {
  return {
    ...row,
    phone: row.phone && open(keys, `users:${row.id}:phone`, row.phone),
    active: row.active === 1,
    blockedWithShop: row.blockedWithShop === 1,
    passwordOutdated: row.passwordOutdated === 1,
    roles,
  };
}

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

export async function loadUser(tx: Tx, id: string): Promise<User | null> {
  return (await loadUsers(tx, [id]))[0] ?? null;
}

/** The names of these accounts by their ids. */
export async function listUserNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('users')
    .select(['id', 'fullName'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** More than these no filter shows. */
const mostOfShops = 500;

/** The accounts of these shops, also those that are not active any more: they have sold what they sold. By name. */
export const listUsersOfShops = (
  tx: Tx,
  shopIds: readonly string[],
): Promise<{ readonly id: string; readonly fullName: string }[]> =>
  tx.kysely
    .selectFrom('users')
    .select(['id', 'fullName'])
    .where('shopId', 'in', shopIds)
    .orderBy('fullName')
    .orderBy('id')
    .limit(mostOfShops)
    .execute();

/** Active accounts that have one of these roles, by name; at most a hundred. Null shops: wherever they belong. */
export const listActiveUsers = (
  tx: Tx,
  roles: readonly AccountRole[],
  shopIds: readonly string[] | null = null,
): Promise<Pick<User, 'id' | 'fullName'>[]> =>
  tx.kysely
    .selectFrom('users')
    .select(['id', 'fullName'])
    .where('active', '=', 1)
    .$if(shopIds !== null, (query) => query.where('shopId', 'in', shopIds ?? []))
    .where('id', 'in', (eb) => eb.selectFrom('userRoles').select('userId').where('role', 'in', roles))
    .orderBy('fullName')
    .orderBy('id')
    .limit(100)
    .execute();

/** Case does not count. */
export async function loadUserByEmail(tx: Tx, email: string): Promise<User | null> {
  const row = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ? loadUser(tx, row.id) : null;
}

/** By e-mail; the cursor is the last e-mail of the page before. Null shops lists all accounts: staff only. */
export async function listUsers(
  tx: Tx,
  {
    shopIds,
    email,
    size,
    after,
  }: {
    readonly shopIds: readonly string[] | null;
    /** How the e-mail begins. */
    readonly email?: string;
    readonly size: number;
    readonly after?: string | null;
  },
): Promise<{ readonly users: readonly User[]; readonly next: string | null }> {
  const rows = await tx.kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .$if(shopIds !== null, (query) => query.where('shopId', 'in', shopIds ?? []))
    .$if(email !== undefined, (query) =>
      query.where((eb) => sql<boolean>`${eb.ref('email')} like ${startsWith(email ?? '')} escape '\\'`),
    )
    .$if(after != null, (query) => query.where('email', '>', after ?? ''))
    .orderBy('email')
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    users: await loadUsers(
      tx,
      page.map(({ id }) => id),
    ),
    next: rows.length > size ? (page.at(-1)?.email ?? null) : null,
  };
}

/**
 * Whether the account is still active under the password that was checked, and held so until the transaction ends: a
 * reset or a blocking that comes meanwhile waits, and ends what is written here. Checking takes tens of milliseconds.
 */
export async function holdUser(
  tx: Tx,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('users')
    .select(['active', 'passwordHash'])
    .where('id', '=', id)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.active === 1 && row.passwordHash === passwordHash;
}

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
