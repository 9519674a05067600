import type { Tx } from './engine/database.ts';

/** A user's settings as they were stored, perhaps by another release; null where nothing was ever changed. */
export async function loadUserSettings(tx: Tx, userId: string): Promise<unknown> {
  const row = await tx.kysely
    .selectFrom('userSettings')
    .select('settings')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : JSON.parse(row.settings);
}

export async function saveUserSettings(
  tx: Tx,
  userId: string,
  settings: object,
  updatedAt: number,
): Promise<void> {
  const row = { settings: JSON.stringify(settings), updatedAt };
  await tx.kysely
    .insertInto('userSettings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}
