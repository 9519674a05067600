import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';
import { statement } from '../statement.ts';

const solve = statement<{ orderId: string; status: OrderStatus; at: number }, never>((db, given) =>
  db
    .updateTable('tasks')
    .set({ status: 'solved', settledAt: given.at })
    .where('orderId', '=', given.orderId)
    .where('raisedIn', '=', given.status)
    .where('status', '=', 'active'),
);

/** The order has left the status in which these tasks were raised: what they asked for is done. */
export async function solveTasksRaisedIn(
  tx: Tx,
  orderId: string,
  status: OrderStatus,
  at: number,
): Promise<void> {
  await tx.run(solve, { orderId, status, at });
}
