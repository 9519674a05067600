import { releaseOverdueOrders, StaleVersion, claimOverdueOrders } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { advanceOrder } from './advance-order.ts';
import { sweepGuard } from './sweep-guard.ts';
import { Refused, UnknownOrder } from '../../kernel/refusals.ts';

const batch = 100;
const leaseMs = 30_000;

/** Sends DEADLINE_PASSED to each overdue order, again and again, as long as its guard sees nothing strange. Answers how many were sent. */
export function deadlineSweeper(ports: Ports, elapsed?: () => number): () => Promise<number> {
  const maySweep = sweepGuard(ports, elapsed);
  return async () => ((await maySweep()) ? sweepDeadlines(ports) : 0);
}

/** Goes through advanceOrder: whoever moved an order meanwhile wins. */
async function sweepDeadlines(ports: Ports): Promise<number> {
  const now = ports.now();
  const overdue = await ports.db.transaction((tx) => claimOverdueOrders(tx, { now, leaseMs, limit: batch }));
  let sent = 0;
  try {
    for (const { slug, version } of overdue) {
      try {
        await advanceOrder(ports, {
          slug,
          actor: 'system',
          event: { type: 'DEADLINE_PASSED' },
          expectedVersion: version,
        });
        sent += 1;
      } catch (error) {
        const lost =
          error instanceof Refused || error instanceof StaleVersion || error instanceof UnknownOrder;
        if (!lost) throw error;
      }
    }
  } finally {
    const ids = overdue.map(({ id }) => id);
    if (ids.length > 0) await ports.db.transaction((tx) => releaseOverdueOrders(tx, ids));
  }
  return sent;
}
