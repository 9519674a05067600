import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';

/** The order has left the status in which these tasks were raised: what they asked for is done. */
export async function solveTasksRaisedIn(
  tx: Tx,
  orderId: string,
  status: OrderStatus,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('tasks')
    .set({ status: 'solved', settledAt: at })
    .where('orderId', '=', orderId)
    .where('raisedIn', '=', status)
    .where('status', '=', 'active')
    .execute();
}
