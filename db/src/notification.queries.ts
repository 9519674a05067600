import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { bit } from './tables/columns.ts';
import type { NotificationsTable } from './tables/tasks.ts';

/** A line in a user's bell. */
export interface Notification extends Readonly<Omit<Selectable<NotificationsTable>, 'success' | 'data'>> {
  readonly success: boolean;
  readonly data: unknown;
}

export async function insertNotification(
  tx: Tx,
  notification: Pick<Notification, 'userId' | 'type' | 'success' | 'data'>,
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('notifications')
    .values({
      ...notification,
      id: newId(),
      success: bit(notification.success),
      data: JSON.stringify(notification.data),
      createdAt: at,
    })
    .execute();
}

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
