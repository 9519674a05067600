import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const Message = v.variant('type', [
  v.object({ type: v.picklist(['order', 'task', 'view']), ids: v.array(v.string()) }),
  v.object({ type: v.literal('notification') }),
]);

/** Milliseconds within which a list is read again once, however many orders move. */
const gatherMs = 1_000;

/** What shows many orders at once. */
const lists = ['orders', 'dashboard', 'refunds'];

/** Has what the page shows read again as the cable says what changed; messages of a newer release are left alone. */
export function liveChanges(client: QueryClient): (message: unknown) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reread = (...queryKey: string[]) => void client.invalidateQueries({ queryKey });
  function rereadLists() {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      for (const list of lists) reread(list);
    }, gatherMs);
  }
  function rereadOrders(ids: readonly string[]) {
    for (const [key, order] of client.getQueriesData<{ id?: string }>({ queryKey: ['staff-order'] }))
      if (key.length === 2 && ids.includes(order?.id ?? '')) void client.invalidateQueries({ queryKey: key });
  }
  return (message) => {
    const read = v.safeParse(Message, message);
    if (!read.success) return;
    if (read.output.type === 'notification') {
      reread('bell');
      return;
    }
    const { type, ids } = read.output;
    if (type === 'view') for (const id of ids) reread('order-views', id);
    else {
      // A move may raise a task.
      reread('comments');
      rereadLists();
      if (type === 'order') rereadOrders(ids);
    }
  };
}
