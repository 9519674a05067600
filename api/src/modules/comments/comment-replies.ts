import {
  countComments,
  listCompanyNames,
  listUserNames,
  loadCommentEntry,
  loadOrdersByIds,
  type CommentEntry,
  type Order,
  type Tx,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { taskDeadlineOf } from '@app/machines/rules';
import { notFound } from '../../kernel/errors.ts';

type Reply = ReplyOf<'listComments'>['comments'][number];
type NameOf = (id: string | null) => Reply['author'];

const ended = (at: number | null, by: Reply['author']) => (at === null ? null : { at: momentToWire(at), by });

const orderOf = ({ task, comment }: CommentEntry): string => (task ?? comment).orderId;

/** What of a reply follows from the task alone; a deadline that nobody has set is none. */
const taskReply = (task: NonNullable<CommentEntry['task']>, nameOf: NameOf) => {
  const due = task.dueAt > task.createdAt ? taskDeadlineOf(task.dueAt) : null;
  return {
    id: task.id,
    additional_task: true,
    task_type: task.type,
    due_date: due?.date ?? null,
    due_time: due?.time ?? null,
    created_at: momentToWire(task.createdAt),
    task_status: task.status,
    seen: task.seen === 1,
    assigned_user: nameOf(task.assignedUserId),
    author: nameOf(task.raisedBy),
    raised_in: task.raisedIn,
    for_shop: false,
    deleted: null,
    solved: task.status === 'solved' ? ended(task.settledAt, nameOf(task.settledBy)) : null,
  };
};

const plainReply = (comment: NonNullable<CommentEntry['comment']>, nameOf: NameOf) => ({
  id: comment.id,
  additional_task: false,
  task_type: null,
  due_date: null,
  due_time: null,
  created_at: momentToWire(comment.createdAt),
  task_status: null,
  seen: comment.seen,
  assigned_user: null,
  author: nameOf(comment.userId),
  raised_in: null,
  for_shop: comment.forShop,
  deleted: ended(comment.deletedAt, nameOf(comment.deletedBy)),
  solved: null,
});

/** Comments and tasks on the wire, with their orders, companies and people in one query each. */
export async function commentReplies(tx: Tx, entries: readonly CommentEntry[]): Promise<Reply[]> {
  const ids = [...new Set(entries.map(orderOf))];
  const people = entries.flatMap(({ task, comment }) =>
    [task?.assignedUserId, task?.raisedBy, task?.settledBy, comment?.userId, comment?.deletedBy].filter(
      (id) => id != null,
    ),
  );
  const [orders, companies, names] = await Promise.all([
    loadOrdersByIds(tx, ids),
    listCompanyNames(tx, ids),
    listUserNames(tx, people),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const nameOf: NameOf = (id) => (id === null ? null : { id, full_name: names.get(id) ?? '' });
  return entries.flatMap((entry) => {
    const order = byId.get(orderOf(entry));
    if (order === undefined) return [];
    const said = entry.task === null ? plainReply(entry.comment, nameOf) : taskReply(entry.task, nameOf);
    const body = said.deleted === null ? (entry.comment?.body ?? '') : '';
    return [{ ...said, body, order: orderReply(order, companies.get(order.id)) }];
  });
}

const orderReply = (
  { id, slug, number, status }: Order,
  companyName: string | undefined,
): Reply['order'] => ({
  id,
  slug,
  siemens_id: number,
  status,
  company_name: companyName ?? null,
});

/** What is answered to a change: the comment or task as it is now, and how many its order has. */
export async function changedReply(tx: Tx, id: string, at: number): Promise<ReplyOf<'createComment'>> {
  const entry = await loadCommentEntry(tx, id);
  if (entry === null) throw notFound();
  const [comment] = await commentReplies(tx, [entry]);
  if (comment === undefined) throw notFound();
  return { comment, counts: await countComments(tx, { orderId: orderOf(entry) }, at) };
}
