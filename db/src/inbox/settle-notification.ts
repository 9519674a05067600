import type { Tx } from '../database.ts';

/** What came of it; a notification that was not applied says why, and is listed for staff. */
export async function settleNotification(
  tx: Tx,
  id: string,
  result: {
    readonly outcome: 'applied' | 'not_applied';
    readonly reason?: string;
    readonly orderId?: string;
    readonly at: number;
  },
): Promise<void> {
  const { outcome, reason = null, orderId = null, at } = result;
  await tx.kysely
    .updateTable('inbox')
    .set({ outcome, reason, orderId, settledAt: at })
    .where('id', '=', id)
    .execute();
}
