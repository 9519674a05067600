import type { Tx } from '../database.ts';

/** Only one's own; reading it twice changes nothing. */
export async function readNotification(tx: Tx, userId: string, id: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('notifications')
    .set({ readAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();
}
