import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { TasksTable } from './tables/tasks.ts';

/** Something that a person has to do about an order. */
export type Task = Readonly<Selectable<TasksTable>>;

/** A new task cancels the order's earlier active one. */
export async function raiseTask(
  tx: Tx,
  task: Omit<Task, 'id' | 'status' | 'createdAt' | 'settledAt' | 'seen' | 'settledBy'>,
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

export async function loadTask(tx: Tx, id: string): Promise<Task | null> {
  return (await tx.kysely.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What a person changes of a task. */
export type TaskChange = Partial<
  Pick<Task, 'dueAt' | 'assignedUserId' | 'seen' | 'status' | 'settledAt' | 'settledBy'>
>;

/** Changes a task that is still in this status; false where it was settled or taken back meanwhile. */
export async function changeTask(
  tx: Tx,
  { id, status }: Pick<Task, 'id' | 'status'>,
  change: TaskChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('tasks')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

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

/** How many orders wait for somebody's task, counted up to the limit: who has a thousand need not know of more. */
export async function countActiveTasks(tx: Tx, limit = 1_000): Promise<number> {
  const some = tx.kysely.selectFrom('tasks').select('id').where('status', '=', 'active').limit(limit);
  const { count } = await tx.kysely
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
