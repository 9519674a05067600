import { commentFromRow, loadComment, type Comment } from './comment.queries.ts';
import type { Tx } from './engine/database.ts';
import { keysOfOrders } from './engine/sealed/order-keys.ts';
import { loadTask, type Task } from './task.queries.ts';

/** What stands in the list of an order's comments and tasks: a comment alone, or a task with its words, if it has any. */
export type CommentEntry =
  | { readonly task: null; readonly comment: Comment }
  | { readonly task: Task; readonly comment: Comment | null };

/** What a list is narrowed to. */
export interface CommentFilters {
  readonly orderId?: string;
  readonly assignedUserId?: string;
  /** Tasks alone, comments alone, or both. */
  readonly tasks?: boolean;
  readonly status?: Task['status'];
  /** Tasks with a deadline that a person set, before this moment (epoch milliseconds). */
  readonly dueBefore?: number;
}

/** Where a page ended: the moment that it is sorted by, and the id. */
type Place = readonly [at: number, id: string];

interface Paging {
  readonly size: number;
  readonly after: Place | null;
}

const entryId = (entry: CommentEntry): string => (entry.task ?? entry.comment).id;

/** By what tasks of all orders are sorted: active ones by deadline, solved ones by when they were, else newest first. */
const sortOf = ({ orderId, status }: CommentFilters) => {
  if (orderId === undefined && status === 'active') return { by: 'dueAt', direction: 'asc' } as const;
  if (orderId === undefined && status === 'solved') return { by: 'settledAt', direction: 'desc' } as const;
  return { by: 'createdAt', direction: 'desc' } as const;
};

function selectTasks({ kysely }: Tx, { orderId, assignedUserId, status, dueBefore }: CommentFilters) {
  return kysely
    .selectFrom('tasks')
    .$if(orderId !== undefined, (rows) => rows.where('orderId', '=', orderId ?? ''))
    .$if(assignedUserId !== undefined, (rows) => rows.where('assignedUserId', '=', assignedUserId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'active'))
    .$if(dueBefore !== undefined, (rows) =>
      rows.where('dueAt', '<', dueBefore ?? 0).whereRef('dueAt', '>', 'createdAt'),
    );
}

async function listTasks(tx: Tx, filters: CommentFilters, { size, after }: Paging): Promise<CommentEntry[]> {
  const { by, direction } = sortOf(filters);
  const sign = direction === 'asc' ? '>' : '<';
  const sorted = selectTasks(tx, filters).selectAll();
  const rows =
    by === 'createdAt'
      ? sorted
          .$if(after !== null, (found) => found.where('id', '<', after?.[1] ?? ''))
          .orderBy('id', direction)
      : sorted
          .$if(after !== null, (found) =>
            found.where((eb) => eb(eb.refTuple(by, 'id'), sign, eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''))),
          )
          .orderBy(by, direction)
          .orderBy('id', direction);
  return withWords(tx, await rows.limit(size).execute());
}

/** Tasks with the words of whoever raised them. */
async function withWords(tx: Tx, tasks: readonly Task[]): Promise<CommentEntry[]> {
  if (tasks.length === 0) return [];
  const rows = await tx.kysely
    .selectFrom('comments')
    .selectAll()
    .where(
      'taskId',
      'in',
      tasks.map(({ id }) => id),
    )
    .execute();
  const keys = await keysOfOrders(tx, rows);
  const words = new Map(rows.map((row) => [row.taskId, commentFromRow(keys(row.orderId), row)]));
  return tasks.map((task) => ({ task, comment: words.get(task.id) ?? null }));
}

/** Deleted ones too: who deleted them is told. */
async function listComments(
  tx: Tx,
  { orderId }: CommentFilters,
  { size, after }: Paging,
): Promise<CommentEntry[]> {
  const rows = await tx.kysely
    .selectFrom('comments')
    .selectAll()
    .where('taskId', 'is', null)
    .$if(orderId !== undefined, (found) => found.where('orderId', '=', orderId ?? ''))
    .$if(after !== null, (found) => found.where('id', '<', after?.[1] ?? ''))
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map((row) => ({ task: null, comment: commentFromRow(keys(row.orderId), row) }));
}

/** A page of comments and tasks; newest first, but for active and solved tasks of all orders. */
export async function listCommentEntries(
  tx: Tx,
  filters: CommentFilters,
  { size, after }: Paging,
): Promise<{ readonly entries: readonly CommentEntry[]; readonly next: Place | null }> {
  const paging = { size: size + 1, after };
  const [tasks, comments] = await Promise.all([
    filters.tasks === false ? [] : listTasks(tx, filters, paging),
    filters.tasks === true ? [] : listComments(tx, filters, paging),
  ]);
  const found =
    comments.length === 0
      ? tasks
      : [...tasks, ...comments].sort((one, other) => (entryId(one) < entryId(other) ? 1 : -1));
  const entries = found.slice(0, size);
  const last = entries.at(-1);
  if (last === undefined || found.length <= size) return { entries, next: null };
  const { by } = sortOf(filters);
  return { entries, next: [last.task?.[by] ?? 0, entryId(last)] };
}

/** A task by its id, else a comment that is none's words; null for an unknown id. */
export async function loadCommentEntry(tx: Tx, id: string): Promise<CommentEntry | null> {
  const task = await loadTask(tx, id);
  if (task !== null) return (await withWords(tx, [task]))[0] ?? null;
  const comment = await loadComment(tx, id);
  return comment === null || comment.taskId !== null ? null : { task: null, comment };
}

const mostCounted = 1_000;

/** How many an order or a person has, active and overdue ones up to 1000; comments and tasks of an order alone. */
export async function countComments(
  tx: Tx,
  within: Pick<CommentFilters, 'orderId' | 'assignedUserId'>,
  now: number,
): Promise<{
  readonly comments: number | null;
  readonly tasks: number | null;
  readonly active: number;
  readonly overdue: number;
}> {
  const countTasks = async (more: CommentFilters): Promise<number> => {
    const some = selectTasks(tx, { ...within, ...more })
      .select('id')
      .limit(mostCounted);
    const { count } = await tx.kysely
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const { orderId } = within;
  const [comments, tasks, active, overdue] = await Promise.all([
    orderId === undefined ? null : countPlain(tx, orderId),
    orderId === undefined ? null : countTasks({}),
    countTasks({ status: 'active' }),
    countTasks({ status: 'active', dueBefore: now }),
  ]);
  return { comments, tasks, active, overdue };
}

async function countPlain({ kysely }: Tx, orderId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .where('taskId', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
