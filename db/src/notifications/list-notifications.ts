import type { Tx } from '../database.ts';
import type { Notification } from './insert-notification.ts';

/** A user's latest, newest first. */
export async function listNotifications(tx: Tx, userId: string, limit = 5): Promise<Notification[]> {
  const rows = await tx.kysely
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, success: row.success === 1, data: JSON.parse(row.data) as unknown }));
}
