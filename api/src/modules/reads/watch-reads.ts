import {
  firstReadFrom,
  insertNotification,
  insertReadAlert,
  keepReadsWatched,
  listActiveUsers,
  loadOrderById,
  loadUser,
  readsWatchedUntil,
} from '@app/db';
import { readsWatchedEvery } from '@app/machines/rules';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Ports } from '../../kernel/ports.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { largeExports, unusualReads, type UnusualRead } from './unusual-reads.ts';

/** By then whatever was read before has been written down. */
const settleMs = 2 * 60_000;

/** An export may take so long until it is known how large it is. */
const exportMs = 6 * 3_600_000;

/** Of one run, so that a long absence is made up for in parts: a day's. */
const mostSteps = 288;

/** The moment at which what was read then is looked at. */
const stepAfter = (at: number): number => (Math.floor(at / readsWatchedEvery) + 1) * readsWatchedEvery;

/** Where the alert's reads are shown. */
async function pathOf({ db }: Ports, { userId, orderId, day, rule }: UnusualRead): Promise<string> {
  const order = orderId === null ? null : await loadOrderById(db, orderId);
  const search = new URLSearchParams({
    ...(userId !== null && { userId }),
    ...(order !== null && { orderId: order.number }),
    ...(rule === 'many_numbers' && { kinds: 'numbers_shown' }),
    ...(rule === 'large_export' && { kinds: 'list_exported' }),
    dateFrom: day,
    ...(rule !== 'at_night' && { dateTo: day }),
  });
  return `/superadmin/reads?${search}`;
}

/** Keeps what is new of this with a line in each superadmin's bell, tells it to the log, and goes on from the moment. */
async function keep(ports: Ports, found: readonly UnusualRead[], until: number): Promise<number> {
  const { db, now } = ports;
  const lines = await Promise.all(
    found.map(async (alert) => ({
      alert,
      data: JSON.stringify({ reads: { rule: alert.rule, path: await pathOf(ports, alert) } }),
    })),
  );
  const { told, superadmins } = await db.transaction(async (tx) => {
    const bells = found.length === 0 ? [] : await listActiveUsers(tx, ['superadmin']);
    const fresh: UnusualRead[] = [];
    for (const { alert, data } of lines) {
      if (!(await insertReadAlert(tx, alert))) continue;
      fresh.push(alert);
      for (const { id: userId } of bells)
        await insertNotification(tx, { userId, type: 'unusual_reads', data, success: false }, now());
    }
    await keepReadsWatched(tx, until);
    return { told: fresh, superadmins: bells };
  });
  for (const { rule, userId, orderId } of told) {
    const account = userId === null ? undefined : (await loadUser(db, userId))?.email;
    securityEvent(ports, {
      ...{ event: 'unusual_reads', outcome: 'alert', account, fields: [rule] },
      order: orderId ?? undefined,
    });
  }
  if (told.length > 0) for (const { id } of superadmins) ports.changes.tell('bell', id);
  return told.length;
}

/**
 * Looks for unusual reading at each five minutes since it last did, at most a day's at once, and skips those in which
 * nothing was read. Answers how many alerts are new. Two processes that look at the same time raise each alert once.
 */
export async function watchReads(ports: Ports): Promise<number> {
  const { db, now, isStopping } = ports;
  const settled = Math.floor((now() - settleMs) / readsWatchedEvery) * readsWatchedEvery;
  const watched = (await readsWatchedUntil(db)) ?? 0;
  let raised = 0;
  let at = watched;
  for (let steps = 0; steps < mostSteps && !isStopping(); steps += 1) {
    const first = await firstReadFrom(db, at);
    if (first === null || stepAfter(first) > settled) break;
    at = stepAfter(first);
    raised += await keep(ports, await unusualReads(db, at), at);
    await breathe();
  }
  const period = { from: Math.min(watched, now() - exportMs), before: now() + 1 };
  const exports = await largeExports(db, period);
  if (exports.length > 0) raised += await keep(ports, exports, at);
  return raised;
}
