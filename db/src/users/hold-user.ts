import type { Tx } from '../database.ts';

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
