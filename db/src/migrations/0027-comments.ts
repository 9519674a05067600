import type { Statements } from './column-types.ts';

/**
 * Comments that the shop reads too, who deleted a comment and who solved a task, tasks that nobody has seen, and the
 * lists of tasks: those with a deadline that a person set, and solved ones.
 */
export const comments: Statements = ({ text, int }) => [
  `alter table comments add column for_shop ${int} not null default 0`,
  `alter table comments add column deleted_by ${text} references users (id)`,
  `create index comments_task on comments (task_id) where task_id is not null`,
  `alter table tasks add column seen ${int} not null default 0`,
  `alter table tasks add column settled_by ${text} references users (id)`,
  `create index tasks_dated on tasks (due_at, id) where status = 'active' and due_at > created_at`,
  `create index tasks_solved on tasks (settled_at desc, id desc) where status = 'solved'`,
];
