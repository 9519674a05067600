import { insertComment, lockOrder, raiseTask, type Order, type Tx } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { taskDueAt } from '@app/machines/rules';
import { demandAssignee } from './find-assignee.ts';
import { ringBell } from '../order-life/ring-bell.ts';

/**
 * Adds a task to an order, with its words, and cancels the active one (TASK-004, 027); the order is held, so that of two
 * that come at once one cancels the other. `rung`: whose bell tells of it.
 */
export async function giveTask(
  tx: Tx,
  order: Order,
  body: Omit<BodyOf<'createTasks'>, 'slugs'>,
  { userId, at }: { readonly userId: string; readonly at: number },
): Promise<{ id: string; rung: string | null }> {
  const assignedUserId = body.assigned_user_id ?? '';
  await demandAssignee(tx, assignedUserId);
  await lockOrder(tx, order.slug);
  const { id } = await raiseTask(
    tx,
    {
      orderId: order.id,
      type: body.task_type || 'other',
      dueAt: taskDueAt({ date: body.due_date ?? '', time: body.due_time ?? '' }) ?? at,
      raisedBy: userId,
      raisedIn: null,
      assignedUserId,
    },
    at,
  );
  await insertComment(tx, { orderId: order.id, userId, body: body.body.trim(), taskId: id }, at);
  const rings = await ringBell(tx, 'task', order, { userId: assignedUserId, by: userId, at });
  return { id, rung: rings ? assignedUserId : null };
}
