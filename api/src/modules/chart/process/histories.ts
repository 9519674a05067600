import {
  listHistories,
  type Database,
  type HistoryFilters,
  type OrderCursor,
  type OrderHistory,
} from '@app/db';
import { setImmediate as breathe } from 'node:timers/promises';

/** Orders whose histories are read at once; between two such parts others have their turn. */
const atOnce = 200;

/** Whole histories one after another, the newest orders first, at most so many. */
export async function* histories(
  db: Database,
  filters: HistoryFilters,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<OrderHistory> {
  let left = most;
  for (let after: OrderCursor | null = null; left > 0;) {
    const part = await listHistories(db, filters, { after, size: Math.min(atOnce, left) });
    yield* part.histories;
    left -= part.histories.length;
    if (part.next === null) return;
    after = part.next;
    await breathe();
  }
}
