import type { Tx } from '../database.ts';
import type { Task } from './raise-task.ts';

/** What waits for someone, the most urgent first. */
export async function listActiveTasks(tx: Tx, limit = 100): Promise<Task[]> {
  return tx.kysely
    .selectFrom('tasks')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}
