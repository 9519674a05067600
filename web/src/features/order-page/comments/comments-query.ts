import type { QueryOf } from '@app/machines/contract';
import { taskDueAt } from '@app/machines/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import type { TaskTab } from './tasks-search.ts';

/** A comment, or a task with its words. */
export type Comment = Reply<'listComments'>['comments'][number];

/** What each change of a comment or task makes out of date. */
export const commentsKey = ['comments'] as const;

const every = 30_000;

/** Pages of comments and tasks, read again by themselves. */
const pages = (key: readonly unknown[], query: QueryOf<'listComments'>) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey, ...key],
    queryFn: ({ pageParam, signal }) =>
      askApi('listComments', {
        query: { ...query, ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

/** An order's comments, or its tasks, newest first. */
export const orderCommentsQuery = (orderId: string, tasks: boolean) =>
  pages([orderId, tasks], { order_id: orderId, additional_task: tasks ? 'true' : 'false' });

/** The tasks of one tab of the page of tasks. */
export function tasksQuery(tab: TaskTab, userId: string) {
  if (tab === 'overdue')
    // Of the moment in which the tab is opened: what passes later is marked in the others.
    return pages([tab], { due_before: new Date().toISOString() });
  if (tab === 'mine') return pages([tab, userId], { task_status: 'active', assigned_user_id: userId });
  return pages([tab], { task_status: tab === 'solved' ? 'solved' : 'active' });
}

/** How long before its deadline a task is looked at, in milliseconds. */
const ahead = 600_000;

/** The account's tasks whose deadline is near or past; read on in the background too. */
export const nearDeadlinesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...commentsKey, 'near', userId],
    queryFn: ({ signal }) =>
      askApi('listComments', {
        query: {
          assigned_user_id: userId,
          due_before: new Date(Date.now() + ahead).toISOString(),
          limit: '100',
        },
        signal,
      }),
    refetchInterval: every,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

/** When a task is due; null where nobody has set a deadline. */
export const dueAtOf = ({ dueDate, dueTime }: Pick<Comment, 'dueDate' | 'dueTime'>): number | null =>
  taskDueAt({ date: dueDate ?? '', time: dueTime ?? '' });
