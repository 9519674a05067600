import type { Selectable } from 'kysely';
import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { NotificationsTable } from '../tables/dealings.ts';

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
