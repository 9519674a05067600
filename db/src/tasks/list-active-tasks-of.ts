import type { Tx } from '../database.ts';
import type { Task } from './raise-task.ts';

/** The active task of each of these orders; an order has at most one. */
export async function listActiveTasksOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Task>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('tasks')
    .selectAll()
    .where('status', '=', 'active')
    .where('orderId', 'in', orderIds)
    .execute();
  return new Map(rows.map((task) => [task.orderId, task]));
}
