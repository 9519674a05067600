import type { AccountRole } from '@app/machines/contract';
import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import { startsWith } from './fold-text.ts';
import { bit } from './tables/columns.ts';
import { loadUsers, type User } from './user.queries.ts';

/** Which accounts are listed; null does not narrow. */
interface Narrowed {
  /** Of these shops; 'headOffice': of none. */
  readonly of: readonly string[] | 'headOffice' | null;
  readonly role: AccountRole | null;
  readonly active: boolean | null;
  /** How the e-mail begins. */
  readonly email: string | null;
}

/** Accounts by e-mail, and how many there are. */
export async function listAccounts(
  tx: Tx,
  { of, role, active, email }: Narrowed,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly users: readonly User[]; readonly count: number }> {
  const found = tx.kysely
    .selectFrom('users')
    .$if(of === 'headOffice', (query) => query.where('shopId', 'is', null))
    .$if(Array.isArray(of), (query) => query.where('shopId', 'in', of as readonly string[]))
    .$if(role !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('userRoles')
          .select('userId')
          .where('role', '=', role ?? 'admin'),
      ),
    )
    .$if(active !== null, (query) => query.where('active', '=', bit(active ?? true)))
    .$if(email !== null, (query) =>
      query.where((eb) => sql<boolean>`${eb.ref('email')} like ${startsWith(email ?? '')} escape '\\'`),
    );
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found.select('id').orderBy('email').offset(offset).limit(limit).execute();
  return {
    users: await loadUsers(
      tx,
      rows.map(({ id }) => id),
    ),
    count: Number(count),
  };
}

/**
 * Holds a shop until the transaction ends, so that whoever takes a role from one of its accounts at the same time waits
 * and then counts anew.
 */
export async function holdShop(tx: Tx, shopId: string): Promise<void> {
  await tx.kysely
    .selectFrom('shops')
    .select('id')
    .where('id', '=', shopId)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
}

/** How many other active accounts of the shop have the role. */
export async function countOtherAccounts(
  tx: Tx,
  { shopId, role, except }: { readonly shopId: string; readonly role: AccountRole; readonly except: string },
): Promise<number> {
  const { count } = await tx.kysely
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shopId', '=', shopId)
    .where('active', '=', 1)
    .where('role', '=', role)
    .where('id', '<>', except)
    .executeTakeFirstOrThrow();
  return Number(count);
}
