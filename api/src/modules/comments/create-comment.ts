import { insertComment, loadOrderById, lockOrder, raiseTask, type Order, type Tx } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { commentProblems, taskDueAt } from '@app/machines/rules';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { userOf } from '../../kernel/access.ts';
import { changedReply } from './comment-replies.ts';
import { demandAssignee } from './find-assignee.ts';

type Body = BodyOf<'createComment'>;

/** The task; the order is held, so that of two that come at once one cancels the other. */
async function raise(tx: Tx, { id, slug }: Order, body: Body, userId: string, at: number): Promise<string> {
  const assignedUserId = body.assigned_user_id ?? '';
  await demandAssignee(tx, assignedUserId);
  await lockOrder(tx, slug);
  const task = await raiseTask(
    tx,
    {
      orderId: id,
      type: body.task_type || 'other',
      dueAt: taskDueAt({ date: body.due_date ?? '', time: body.due_time ?? '' }) ?? at,
      raisedBy: userId,
      raisedIn: null,
      assignedUserId,
    },
    at,
  );
  return task.id;
}

/** A comment, or a task that cancels the order's active one (TASK-004, 027). */
export const createComment: Command<'createComment'> = async ({ ports, body, caller }) => {
  const at = ports.now();
  const { id: userId } = userOf(caller);
  const problems = commentProblems(body, at);
  if (Object.keys(problems).length > 0) throw invalid({ ...problems });
  const order = await loadOrderById(ports.db, body.order_id);
  if (order === null) throw notFound();
  return {
    async write(tx) {
      const said = { orderId: order.id, userId, body: body.body.trim() };
      if (body.additional_task) {
        const taskId = await raise(tx, order, body, userId, at);
        await insertComment(tx, { ...said, taskId }, at);
        return changedReply(tx, taskId, at);
      }
      const { id } = await insertComment(tx, { ...said, taskId: null, forShop: body.for_shop ?? false }, at);
      return changedReply(tx, id, at);
    },
  };
};
