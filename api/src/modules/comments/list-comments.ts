import { countComments, listCommentEntries, type CommentFilters } from '@app/db';
import type { QueryOf } from '@app/machines/contract';
import type { Query } from '../../kernel/handlers.ts';
import { cursorText, pageSizeOf, placeOf } from '../order-life/order-list-query.ts';
import { commentReplies } from './comment-replies.ts';

/** Only tasks have somebody, a status and a deadline. */
function filtersOf(query: QueryOf<'listComments'>): CommentFilters {
  const { order_id, assigned_user_id, additional_task, task_status, due_before } = query;
  const status = task_status ?? (due_before === undefined ? undefined : 'active');
  const tasks = status !== undefined || assigned_user_id !== undefined || undefined;
  const asked = tasks ?? (additional_task === undefined ? undefined : additional_task === 'true');
  return {
    ...(order_id !== undefined && { orderId: order_id }),
    ...(assigned_user_id !== undefined && { assignedUserId: assigned_user_id }),
    ...(asked !== undefined && { tasks: asked }),
    ...(status !== undefined && { status }),
    ...(due_before !== undefined && { dueBefore: Date.parse(due_before) }),
  };
}

/** Comments and tasks of an order, of a person or of all (TASK-026), a page at a time. */
export const listComments: Query<'listComments'> = async ({ ports, query }) => {
  const filters = filtersOf(query);
  const paging = { size: pageSizeOf(query.limit), after: placeOf(query.after) };
  const [{ entries, next }, counts] = await Promise.all([
    listCommentEntries(ports.db, filters, paging),
    countComments(ports.db, filters, ports.now()),
  ]);
  return { comments: await commentReplies(ports.db, entries), counts, next: cursorText(next) };
};
