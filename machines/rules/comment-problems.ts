import { readTaskDate, readTaskTime, taskDueAt } from './task-deadline.ts';
import { warsawDay } from './warsaw-day.ts';

/** What is said of a comment or task that cannot be taken (specification 5). */
export const commentMessages = {
  noTaskType: 'Brak powodu wykonania',
  noDate: 'Brak daty',
  pastDate: 'Termin nie może być miniony',
  noTime: 'Brak godziny',
  noAssignee: 'Brak opiekuna wniosku',
  noTaskBody: 'Brak opisu komentarza',
  noBody: 'Treść komentarza jest wymagana',
  overdue: 'Termin wykonania zadania minął. Proszę wprowadzić nowy termin.',
} as const;

type Text = string | null | undefined;

/** When a task is due, as it is sent. */
export interface DeadlineIn {
  readonly due_date?: Text;
  readonly due_time?: Text;
}

/** A comment, or a task, as it is sent. */
export interface CommentIn extends DeadlineIn {
  readonly body: string;
  readonly additional_task: boolean;
  readonly task_type?: Text;
  readonly assigned_user_id?: Text;
}

type Field = Exclude<keyof CommentIn, 'additional_task'>;
type Problems = { readonly [F in Field]?: string };

/** What is wrong with a deadline, by field; a time of today that has passed makes the day a past one. */
export function deadlineProblems({ due_date, due_time }: DeadlineIn, now: number): Problems {
  const day = readTaskDate(due_date ?? '');
  const time = readTaskTime(due_time ?? '');
  const at = taskDueAt({ date: due_date ?? '', time: due_time ?? '' });
  const past = day !== null && (at === null ? day < warsawDay(now) : at <= now);
  return {
    ...(day === null && { due_date: commentMessages.noDate }),
    ...(past && { due_date: commentMessages.pastDate }),
    ...(time === null && { due_time: commentMessages.noTime }),
  };
}

const isEmpty = (text: Text): boolean => (text ?? '').trim() === '';

/** What is wrong with a comment or task, by field; whether the assignee may have it is not known here. */
export function commentProblems(sent: CommentIn, now: number): Problems {
  if (!sent.additional_task) return isEmpty(sent.body) ? { body: commentMessages.noBody } : {};
  return {
    ...(isEmpty(sent.task_type) && { task_type: commentMessages.noTaskType }),
    ...deadlineProblems(sent, now),
    ...(isEmpty(sent.assigned_user_id) && { assigned_user_id: commentMessages.noAssignee }),
    ...(isEmpty(sent.body) && { body: commentMessages.noTaskBody }),
  };
}
