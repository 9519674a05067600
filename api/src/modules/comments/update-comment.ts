import {
  changeTask,
  listActiveTasksOf,
  loadCommentEntry,
  loadOrderById,
  lockOrder,
  markCommentSeen,
  type Task,
  type TaskChange,
  type Tx,
} from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { commentMessages, deadlineProblems, taskDueAt } from '@app/machines/rules';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { userOf } from '../../kernel/access.ts';
import { changedReply } from './comment-replies.ts';
import { demandAssignee } from './find-assignee.ts';
import { ringBell } from '../order-life/ring-bell.ts';
import { refusedChange, undoMs } from './refused-change.ts';

type Body = BodyOf<'updateComment'>;

interface Now {
  readonly userId: string;
  readonly at: number;
}

const asksDeadline = ({ due_date, due_time }: Body): boolean => due_date != null || due_time != null;

/** Whether the deadline that a person set has passed. */
const isOverdue = ({ dueAt, createdAt }: Task, at: number): boolean => dueAt > createdAt && dueAt <= at;

/** The new deadline; without one an overdue task goes to nobody else. */
function deadlineOf(task: Task, body: Body, at: number): TaskChange {
  if (asksDeadline(body)) {
    const problems = deadlineProblems(body, at);
    if (Object.keys(problems).length > 0) throw invalid({ ...problems });
    const dueAt = taskDueAt({ date: body.due_date ?? '', time: body.due_time ?? '' });
    return dueAt === null ? {} : { dueAt };
  }
  if (body.assigned_user_id != null && body.task_status === undefined && isOverdue(task, at))
    throw invalid({ due_date: commentMessages.overdue });
  return {};
}

async function changeOf(tx: Tx, task: Task, body: Body, { userId, at }: Now): Promise<TaskChange> {
  const due = deadlineOf(task, body, at);
  if (body.assigned_user_id != null) await demandAssignee(tx, body.assigned_user_id);
  return {
    ...due,
    ...(body.seen && { seen: 1 as const }),
    ...(body.assigned_user_id != null && { assignedUserId: body.assigned_user_id }),
    ...(body.task_status === 'solved' && {
      status: 'solved' as const,
      settledAt: at,
      settledBy: userId,
    }),
    ...(body.task_status === 'active' && { status: 'active' as const, settledAt: null, settledBy: null }),
  };
}

/** Throws 409 where the task was not solved by this account within ten minutes, or another is active by now. */
async function demandUndoable(tx: Tx, task: Task, { userId, at }: Now): Promise<void> {
  const own = task.status === 'solved' && task.settledBy === userId && at - (task.settledAt ?? 0) <= undoMs;
  const order = own ? await loadOrderById(tx, task.orderId) : null;
  if (order !== null) await lockOrder(tx, order.slug);
  if (order === null || (await listActiveTasksOf(tx, [task.orderId])).size > 0)
    throw refusedChange('Tego zadania nie można już przywrócić.');
}

async function updateTask(tx: Tx, task: Task, body: Body, now: Now): Promise<void> {
  const onlySeen = body.task_status === undefined && !asksDeadline(body) && body.assigned_user_id == null;
  if (body.task_status === 'active') await demandUndoable(tx, task, now);
  else if (!onlySeen && task.status !== 'active') throw refusedChange('To zadanie jest już zamknięte.');
  const change = await changeOf(tx, task, body, now);
  if (Object.keys(change).length === 0) return;
  if (!(await changeTask(tx, task, change)))
    throw refusedChange('Ktoś zmienił to zadanie w międzyczasie. Odśwież listę.');
}

/** A comment or task is seen; a task is solved, taken back, given a new deadline or to another (TASK-006, 028). */
export const updateComment: Command<'updateComment'> = async ({ ports, params, body, caller }) => {
  const now = { userId: userOf(caller).id, at: ports.now() };
  const id = params['id'] ?? '';
  let orderId = '';
  const to = body.assigned_user_id ?? null;
  let rung = false;
  return {
    async write(tx) {
      const entry = await loadCommentEntry(tx, id);
      if (entry === null) throw notFound();
      ({ orderId } = entry.task ?? entry.comment);
      if (entry.task !== null) await updateTask(tx, entry.task, body, now);
      else if (body.seen) await markCommentSeen(tx, id);
      else throw refusedChange('To jest komentarz, nie zadanie.');
      const order = to === null ? null : await loadOrderById(tx, orderId);
      rung =
        order !== null && (await ringBell(tx, 'task', order, { userId: to, by: now.userId, at: now.at }));
      return changedReply(tx, id, now.at);
    },
    ofOrder: () => orderId,
    committed() {
      ports.changes.tell('comment', orderId);
      if (rung && to !== null) ports.changes.tell('bell', to);
    },
  };
};
