import {
  claimFlagChecks,
  endFlagCheck,
  findPotentialFrauds,
  listCompanyOrders,
  loadOrderById,
} from '@app/db';
import type { Ports } from '../../../kernel/ports.ts';
import { refreshFlags } from './refresh-flags.ts';

const batch = 50;
const leaseMs = 60_000;
/** How long one sweep goes on while there is more, in milliseconds. */
const longest = 2_000;

async function sweepBatch(ports: Ports): Promise<number> {
  const { db, now } = ports;
  const until = now() + leaseMs;
  const claimed = await db.transaction((tx) => claimFlagChecks(tx, { now: now(), until, limit: batch }));
  for (const orderId of claimed) {
    const order = await loadOrderById(db, orderId);
    if (order === null) continue;
    await db.transaction((tx) => findPotentialFrauds(tx, order, now()));
    // Each under its own lock: a look at another order that began before this one changed ends before its own.
    for (const { id } of await listCompanyOrders(db, orderId)) await refreshFlags(ports, id);
    const again = await refreshFlags(ports, orderId);
    await db.transaction((tx) => endFlagCheck(tx, { orderId, until, again }));
  }
  return claimed.length;
}

/**
 * Looks at the flags of the orders that are queued for it, and of their companies' other orders. Answers how many were
 * looked at. A check that a process did not end is another's a minute later.
 */
export async function sweepFlags(ports: Ports, elapsed = () => performance.now()): Promise<number> {
  const began = elapsed();
  let looked = 0;
  for (;;) {
    const some = await sweepBatch(ports);
    looked += some;
    if (some < batch || elapsed() - began > longest) return looked;
  }
}
