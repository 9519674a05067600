import type { Tx } from '../database.ts';
import type { Task } from './raise-task.ts';

/** All of an order's tasks, newest first. */
export async function listTasks(tx: Tx, orderId: string): Promise<Task[]> {
  return tx.kysely
    .selectFrom('tasks')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}
