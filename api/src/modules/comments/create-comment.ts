import { insertComment, loadAttendantId, loadOrderById } from '@app/db';
import { commentProblems } from '@app/machines/rules';
import { erasedOrder, invalid, notFound } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { userOf } from '../../kernel/access.ts';
import { changedReply } from './comment-replies.ts';
import { giveTask } from './give-task.ts';
import { ringBell } from '../order-life/ring-bell.ts';

/** A comment, or a task that cancels the order's active one (TASK-004, 027). */
export const createComment: Command<'createComment'> = async ({ ports, body, caller }) => {
  const at = ports.now();
  const { id: userId } = userOf(caller);
  const problems = commentProblems(body, at);
  if (Object.keys(problems).length > 0) throw invalid({ ...problems });
  const order = await loadOrderById(ports.db, body.order_id);
  if (order === null) throw notFound();
  if (order.erasedAt !== null) throw erasedOrder();
  let rung: string | null = null;
  return {
    async write(tx) {
      if (body.additional_task) {
        const task = await giveTask(tx, order, body, { userId, at });
        rung = task.rung;
        return changedReply(tx, task.id, at);
      }
      const said = { orderId: order.id, userId, body: body.body.trim(), taskId: null };
      const { id } = await insertComment(tx, { ...said, forShop: body.for_shop ?? false }, at);
      const attendant = await loadAttendantId(tx, order.id);
      rung = (await ringBell(tx, 'comment', order, { userId: attendant, by: userId, at })) ? attendant : null;
      return changedReply(tx, id, at);
    },
    ofOrder: () => order.id,
    committed() {
      ports.changes.tell('comment', order.id);
      if (rung !== null) ports.changes.tell('bell', rung);
    },
  };
};
