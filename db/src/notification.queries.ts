import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { bit } from './tables/columns.ts';
import type { NotificationsTable } from './tables/tasks.ts';

/** A line in a user's bell; `data` is JSON and holds nothing personal. */
export type Notification = Readonly<Selectable<NotificationsTable>>;

/** How many lines of a user are kept. */
const kept = 100;

/** Adds an unread line to a user's bell, of a success where nothing else is said, and drops his oldest. */
export async function insertNotification(
  tx: Tx,
  {
    success = true,
    ...line
  }: Pick<Notification, 'userId' | 'type' | 'data'> & { readonly success?: boolean },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('notifications')
    .values({ ...line, id: newId(), success: bit(success), createdAt: at })
    .execute();
  await tx.kysely
    .deleteFrom('notifications')
    .where('userId', '=', line.userId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('notifications as older')
        .select('older.id')
        .where('older.userId', '=', line.userId)
        .orderBy('older.id', 'desc')
        .offset(kept)
        .limit(1),
    )
    .execute();
}

/** A user's latest lines, newest first. */
export function listNotifications(tx: Tx, userId: string, limit: number): Promise<Notification[]> {
  return tx.kysely
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks a line of the user's as read; null where he has none such. */
export async function readNotification(
  tx: Tx,
  { id, userId }: Pick<Notification, 'id' | 'userId'>,
  at: number,
): Promise<Notification | null> {
  const row = await tx.kysely
    .updateTable('notifications')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(at)) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
