import {
  dropCountedDays,
  firstEventAt,
  keepCountedDay,
  listCountedDays,
  listFlowEvents,
  type FlowCursor,
} from '@app/db';
import { afterWarsawDays, warsawDay } from '@app/machines/rules';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Ports } from '../../kernel/ports.ts';
import { endOfDay, startOfDay } from '../../kernel/polish-days.ts';
import { tally, type DayFigures } from './tally.ts';

/** So many days the figures reach back, the running one among them. */
export const daysKept = 90;

/** How long after its end a day is counted: by then every move that began in it has been committed. */
const settleMs = 10 * 60_000;

/** Read at once: between two pages others have their turn. */
const pageSize = 500;

/** The last day that is over and whose moves are all committed. */
export const lastClosedDay = (now: number): string =>
  warsawDay(afterWarsawDays(startOfDay(warsawDay(now - settleMs)), -1));

/** Counts what happened from one moment on and before another. */
export async function countEvents(
  { db }: Pick<Ports, 'db'>,
  period: { readonly from: number; readonly before: number },
): Promise<DayFigures> {
  const { add, figures } = tally();
  for (let after: FlowCursor | null = null; ;) {
    const events = await listFlowEvents(db, period, { after, size: pageSize });
    for (const event of events) add(event);
    after = events.at(-1) ?? null;
    if (events.length < pageSize || after === null) return figures();
    await breathe();
  }
}

/**
 * Counts each closed day that the figures need and nobody has counted, the newest first, and drops what is older.
 * Answers how many. Two processes that count the same day keep it once.
 */
export async function countDays(ports: Ports): Promise<number> {
  const { db, now, isStopping } = ports;
  const last = lastClosedDay(now());
  const first = warsawDay(afterWarsawDays(startOfDay(last), 1 - daysKept));
  const beginning = await firstEventAt(db);
  const counted = new Set(await listCountedDays(db, { from: first, to: last }));
  let made = 0;
  for (let day = last; day >= first && !isStopping(); day = dayBefore(day)) {
    if (counted.has(day)) continue;
    const period = { from: startOfDay(day), before: endOfDay(day) };
    const empty = beginning === null || period.before <= beginning;
    await keepCountedDay(db, day, empty ? { flows: [], times: [] } : await countEvents(ports, period), now());
    made += 1;
  }
  if (made > 0) await dropCountedDays(db, first);
  return made;
}

/** The day before one of Poland's days. */
export const dayBefore = (day: string): string => warsawDay(startOfDay(day) - 1);
