import type { Tx } from '../database.ts';

export interface NotAppliedNotification {
  readonly id: string;
  readonly provider: string;
  readonly notificationId: string;
  readonly orderId: string | null;
  readonly reason: string | null;
  readonly at: number;
}

/** What providers said that changed nothing, newest first. */
export async function listNotificationsNotApplied(tx: Tx, limit = 100): Promise<NotAppliedNotification[]> {
  return tx.kysely
    .selectFrom('inbox')
    .select(['id', 'provider', 'notificationId', 'orderId', 'reason', 'at'])
    .where('outcome', '=', 'not_applied')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
