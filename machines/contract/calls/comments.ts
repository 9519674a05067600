import * as v from 'valibot';
import { taskTypes } from '../../order/order.effects.ts';
import { comment, filled, messages, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { statusSchema } from '../chart-schemas.ts';
import { permissions } from '../roles.ts';
import { RowByRowReply, someSlugs } from '../row-by-row.ts';

const roles = permissions.manageTasks;
const change = { roles, idempotent: true, rate: 'write' } as const;
const read = { roles, idempotent: false, rate: 'read' } as const;

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));
const flag = v.picklist(['true', 'false'], messages.choice);
/** Somebody with an account, as others see him. */
export const person = v.object({ id: v.string(), full_name: v.string() });
const ended = v.object({ at: v.string(), by: v.nullable(person) });
const statuses = ['active', 'solved', 'canceled'] as const;

/** A comment, or a task with the words that stand beside it (specification 3). */
export const CommentReply = v.object({
  id: v.string(),
  order: v.object({
    id: v.string(),
    slug: v.string(),
    siemens_id: v.string(),
    status: statusSchema,
    company_name: v.nullable(v.string()),
  }),
  /** Empty where it was deleted, and of a task that the chart raised without words. */
  body: v.string(),
  additional_task: v.boolean(),
  task_type: v.nullable(v.picklist(taskTypes)),
  /** dd-MM-yyyy and HH:mm in Poland; null where nobody has set a deadline: it is to be done at once. */
  due_date: v.nullable(v.string()),
  due_time: v.nullable(v.string()),
  created_at: v.string(),
  task_status: v.nullable(v.picklist(statuses)),
  seen: v.boolean(),
  for_shop: v.boolean(),
  assigned_user: v.nullable(person),
  /** Null: the application. */
  author: v.nullable(person),
  /** The status in which the chart raised the task. */
  raised_in: v.nullable(statusSchema),
  /** When a comment was deleted or a task solved, and by whom; null too where the application did. */
  deleted: v.nullable(ended),
  solved: v.nullable(ended),
});

/** Active and overdue ones up to 1000; comments and tasks of the order that was asked for, else null. */
const CountsReply = v.object({
  comments: v.nullable(v.number()),
  tasks: v.nullable(v.number()),
  active: v.number(),
  overdue: v.number(),
});

const ChangedReply = v.object({ comment: CommentReply, counts: CountsReply });

const deadline = { due_date: optional(text(16)), due_time: optional(text(16)) };

/** Comments and tasks about orders (specification 2.5): a task is a comment with something to do until a deadline. */
export const commentsCalls = named({
  listComments: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/comments/',
    summary:
      'Comments and tasks, newest first; of all orders active tasks by deadline, solved ones by when they were.',
    query: v.object({
      order_id: v.optional(text(64)),
      assigned_user_id: v.optional(text(64)),
      additional_task: v.optional(flag),
      task_status: v.optional(v.picklist(statuses, messages.choice)),
      /** Active tasks with a deadline before this moment. */
      due_before: v.optional(v.pipe(v.string(), v.isoTimestamp(messages.date))),
      after: v.optional(text(128)),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/u, messages.number))),
    }),
    reply: v.object({ comments: v.array(CommentReply), counts: CountsReply, next: v.nullable(v.string()) }),
  },
  createComment: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/comments',
    summary: 'A comment, or a task, which cancels the active task of its order.',
    body: v.object({
      order_id: filled(64),
      body: comment(2_000),
      additional_task: v.boolean(messages.choice),
      task_type: optional(v.picklist(['', ...taskTypes], messages.choice)),
      ...deadline,
      assigned_user_id: optional(text(64)),
      /** Shown to the shop; of a comment alone. */
      for_shop: v.optional(v.boolean(messages.choice)),
    }),
    reply: ChangedReply,
  },
  createTasks: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/comments/tasks',
    summary: 'The same task for each of these orders; says of which orders not, and why.',
    body: v.object({
      slugs: someSlugs,
      body: comment(2_000),
      task_type: optional(v.picklist(['', ...taskTypes], messages.choice)),
      ...deadline,
      assigned_user_id: optional(text(64)),
    }),
    reply: RowByRowReply,
  },
  updateComment: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/comments/:id',
    summary:
      'Seen; a task is solved, taken back within ten minutes, given a new deadline or to another, or several of these.',
    body: v.object({
      seen: v.optional(v.literal(true)),
      task_status: v.optional(v.picklist(['solved', 'active'], messages.choice)),
      ...deadline,
      assigned_user_id: optional(text(64)),
    }),
    reply: ChangedReply,
  },
  deleteComment: {
    ...change,
    method: 'DELETE',
    path: '/api/superadmin/comments/:id',
    summary: 'Deletes a comment; who did and when stays. 409 for a task, and for one that is deleted.',
    body: v.object({}),
    reply: ChangedReply,
  },
  restoreComment: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/comments/:id/restorations',
    summary: 'Who deleted a comment takes that back, within ten minutes; 409 later and for others.',
    body: v.object({}),
    reply: ChangedReply,
  },
  listAdministrators: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/administrators',
    summary: 'Active superadmins and admins by name, at most 100: who may be given tasks.',
    reply: v.object({ users: v.array(person) }),
  },
});
