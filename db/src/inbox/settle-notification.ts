import type { Tx } from '../database.ts';

/** What came of a notification. */
export interface Settlement {
  readonly outcome: 'applied' | 'not_applied';
  /** Why it changed nothing, as a Polish sentence for staff; holds nothing personal. */
  readonly reason?: string;
  readonly orderId?: string;
  readonly at: number;
  /** It may still come true: tried again when this time comes, or as soon as the order is newer than `version`. */
  readonly again?: { readonly dueAt: number; readonly version: number | null };
}

/** Ends the claim and says what came of it; one that was applied stays so. What was not is listed for staff with its reason. */
export async function settleNotification(tx: Tx, id: string, settlement: Settlement): Promise<void> {
  const { outcome, reason = null, orderId = null, at, again } = settlement;
  await tx.kysely
    .updateTable('inbox')
    .set({
      outcome,
      reason,
      orderId,
      settledAt: at,
      claimedUntil: null,
      dueAt: again?.dueAt ?? null,
      triedVersion: again?.version ?? null,
    })
    .where('id', '=', id)
    .where('outcome', '<>', 'applied')
    .execute();
}
