import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { TasksTable } from '../tables/dealings.ts';

/** Something that a person has to do about an order. */
export type Task = Readonly<Selectable<TasksTable>>;

/** A new task cancels the order's earlier active one. */
export async function raiseTask(
  tx: Tx,
  task: Omit<Task, 'id' | 'status' | 'createdAt' | 'settledAt'>,
  at: number,
): Promise<Task> {
  await tx.kysely
    .updateTable('tasks')
    .set({ status: 'canceled', settledAt: at })
    .where('orderId', '=', task.orderId)
    .where('status', '=', 'active')
    .execute();
  return tx.kysely
    .insertInto('tasks')
    .values({ ...task, id: newId(), status: 'active', createdAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
