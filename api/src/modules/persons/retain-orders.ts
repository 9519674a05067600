import {
  countDue,
  insertRetentionRun,
  listDueOrders,
  listRetentionRules,
  listUnplanned,
  noticeDays,
  planRetention,
  retainOrder,
  type RetentionRun,
} from '@app/db';
import { afterWarsawDays, warsawDay, type DataKind } from '@app/machines/rules';
import type { Ports } from '../../kernel/ports.ts';

/** Orders of which one run erases something, at most. */
const mostErased = 100;
/** Orders at which one run looks to say when they are due, at most. */
const mostPlanned = 500;

/**
 * Says of orders that ended when something of them is due, and erases what is due now: an order a transaction, so that a run
 * that is ended in the middle is taken up by the next. Answers what it did; a run that had nothing to erase is not written down.
 */
export async function retainOrders({
  db,
  now,
  log,
  changes,
}: Pick<Ports, 'db' | 'now' | 'log' | 'changes'>): Promise<RetentionRun> {
  const at = now();
  const rules = await listRetentionRules(db);
  for (const id of await listUnplanned(db, mostPlanned))
    await db.transaction((tx) => planRetention(tx, id, rules, at));
  const counts: Partial<Record<DataKind, number>> = {};
  let [orders, held] = [0, 0];
  for (const id of await listDueOrders(db, at, mostErased)) {
    const step = await db.transaction((tx) => retainOrder(tx, id, rules, at));
    if (step.held) held += 1;
    else if (step.order !== undefined) {
      orders += 1;
      for (const kind of step.kinds ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
      changes.announce(id, step.order.version);
    }
  }
  const run = { at, orders, kinds: counts, held };
  if (orders + held > 0) {
    await db.transaction((tx) => insertRetentionRun(tx, run));
    log.info('retention', { orders, held, ...counts });
  }
  return run;
}

/** The job as it is repeated: on each day it first tells of how many orders something is erased soon. */
export function retentionJob(ports: Parameters<typeof retainOrders>[0]): () => Promise<RetentionRun> {
  let told = '';
  return async () => {
    const at = ports.now();
    if (warsawDay(at) !== told) {
      const [orders = 0] = await countDue(ports.db, [afterWarsawDays(at, noticeDays)]);
      ports.log.info('retention ahead', { orders, within_days: noticeDays });
      told = warsawDay(at);
    }
    return retainOrders(ports);
  };
}
