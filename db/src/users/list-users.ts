import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { startsWith } from '../fold-text.ts';
import { loadUsers } from './load-users.ts';
import type { User } from './user.ts';

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
