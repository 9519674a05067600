import {
  claimOverdueOrders,
  insertEffects,
  listOrdersToAskAbout,
  releaseOverdueOrders,
  StaleVersion,
} from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { advanceOrder } from './advance-order.ts';
import { sweepGuard } from './sweep-guard.ts';
import { Refused, UnknownOrder } from '../../kernel/refusals.ts';

const batch = 100;
const leaseMs = 30_000;
/** So long before a deadline its provider is asked, and so long the deadline waits for the answer, in milliseconds. */
const leadMs = 60 * 60_000;
const patienceMs = 24 * 60 * 60_000;

const due = { deadlineAt: 'DEADLINE_PASSED', reminderAt: 'REMINDER_DUE' } as const;

/**
 * Sends DEADLINE_PASSED to each overdue order and REMINDER_DUE where a reminder is due, again and again, as long as its
 * guard sees nothing strange. Answers how many were sent.
 */
export function deadlineSweeper(ports: Ports, elapsed?: () => number): () => Promise<number> {
  const maySweep = sweepGuard(ports, elapsed);
  return async () => {
    if (!(await maySweep())) return 0;
    await askProviders(ports);
    const passed = await sweep(ports, 'deadlineAt');
    return passed + (await sweep(ports, 'reminderAt'));
  };
}

/** Has the provider asked what became of each process whose order's deadline is near. */
async function askProviders(ports: Ports): Promise<void> {
  const now = ports.now();
  const near = await listOrdersToAskAbout(ports.db, { until: now + leadMs, leadMs, limit: batch });
  if (near.length === 0) return;
  await ports.db.transaction(async (tx) => {
    for (const { id, version, status, deadlineAt } of near) {
      const key = `${id}:${deadlineAt}:askProvider`;
      await insertEffects(tx, id, [{ effect: 'askProvider', key, data: { seq: version, status } }], now);
    }
  });
  ports.wakeOutbox();
}

/** Goes through advanceOrder: whoever moved an order meanwhile wins. */
async function sweep(ports: Ports, column: keyof typeof due): Promise<number> {
  const now = ports.now();
  const overdue = await ports.db.transaction((tx) =>
    claimOverdueOrders(tx, column, { now, leaseMs, patienceMs, limit: batch }),
  );
  let sent = 0;
  try {
    for (const { slug, version } of overdue) {
      try {
        await advanceOrder(ports, {
          slug,
          actor: 'system',
          event: { type: due[column] },
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
