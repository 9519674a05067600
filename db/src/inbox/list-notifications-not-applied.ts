import type { Tx } from '../database.ts';

export interface NotAppliedNotification {
  readonly id: string;
  readonly provider: string;
  readonly notificationId: string;
  readonly orderId: string | null;
  readonly slug: string | null;
  readonly number: string | null;
  readonly reason: string | null;
  readonly at: number;
  /** Whether it is tried again by itself. */
  readonly waits: boolean;
}

/** A page of what providers said that changed nothing, newest first, from before the row `before`. */
export async function listNotificationsNotApplied(
  tx: Tx,
  { limit = 100, before }: { readonly limit?: number; readonly before?: string | undefined } = {},
): Promise<NotAppliedNotification[]> {
  const rows = await tx.kysely
    .selectFrom('inbox')
    .leftJoin('orders', 'orders.id', 'inbox.orderId')
    .select([
      'inbox.id',
      'inbox.provider',
      'inbox.notificationId',
      'inbox.orderId',
      'orders.slug',
      'orders.number',
      'inbox.reason',
      'inbox.at',
      'inbox.dueAt',
    ])
    .where('inbox.outcome', '=', 'not_applied')
    .$if(before !== undefined, (query) => query.where('inbox.id', '<', before ?? ''))
    .orderBy('inbox.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ dueAt, ...row }) => ({ ...row, waits: dueAt !== null }));
}
