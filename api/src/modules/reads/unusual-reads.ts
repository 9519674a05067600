import {
  countNumbersShown,
  countOrdersByHour,
  countOrdersOpened,
  countReadersOfOrders,
  listLargeExports,
  type Database,
  type ReadAlert,
} from '@app/db';
import { afterWarsawDays, readRules, warsawDay, warsawMoment, warsawTime } from '@app/machines/rules';
import { startOfDay } from '../../kernel/polish-days.ts';

/** Reading that a rule finds unusual. */
export type UnusualRead = Pick<ReadAlert, 'rule' | 'day' | 'userId' | 'orderId' | 'at' | 'found' | 'usual'>;

const anHour = 3_600_000;

/** Monday to Friday. */
const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** What the account comes to in the busiest hour of a working day, as a rule; null where it is hardly known yet. */
export async function usualOrders(db: Database, userId: string, at: number): Promise<number | null> {
  const { days, known } = readRules.above_usual;
  const before = startOfDay(warsawDay(at));
  // So many calendar days hold more working days than are looked at.
  const from = afterWarsawDays(before, -2 * days);
  const busiest = new Map<string, number>();
  for (const { hour, found } of await countOrdersByHour(db, userId, { from, before })) {
    const day = warsawDay(hour * anHour);
    if (isWorkingDay(day)) busiest.set(day, Math.max(busiest.get(day) ?? 0, found));
  }
  const lately = [...busiest]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, days)
    .map(([, found]) => found);
  return lately.length < known ? null : median(lately);
}

/** The night in which a moment lies: the day on which it began, and when; null by day. */
export function nightOf(at: number): { readonly day: string; readonly from: number } | null {
  const { from, to } = readRules.at_night;
  const time = warsawTime(at);
  const today = warsawDay(at);
  if (time >= from) return { day: today, from: warsawMoment(today, from) };
  if (time >= to) return null;
  const yesterday = warsawDay(startOfDay(today) - 1);
  return { day: yesterday, from: warsawMoment(yesterday, from) };
}

/** Whether the account reads at night as a rule. */
async function worksAtNight(db: Database, userId: string, before: number): Promise<boolean> {
  const { days, nights } = readRules.at_night;
  const hours = await countOrdersByHour(db, userId, { from: afterWarsawDays(before, -days), before });
  return new Set(hours.flatMap(({ hour }) => nightOf(hour * anHour)?.day ?? [])).size >= nights;
}

async function unusualHours(db: Database, before: number): Promise<UnusualRead[]> {
  const day = warsawDay(before - 1);
  const busy = await countOrdersOpened(db, { from: before - anHour, before }, readRules.above_usual.least);
  const found: UnusualRead[] = [];
  for (const { subject: userId, found: orders } of busy) {
    const alert = { day, userId, orderId: null, at: before, found: orders };
    if (orders >= readRules.many_orders.least) found.push({ ...alert, rule: 'many_orders', usual: null });
    const usual = await usualOrders(db, userId, before - 1);
    if (usual !== null && orders > readRules.above_usual.times * usual)
      found.push({ ...alert, rule: 'above_usual', usual });
  }
  return found;
}

async function unusualNights(db: Database, before: number): Promise<UnusualRead[]> {
  const night = nightOf(before - 1);
  if (night === null) return [];
  const found: UnusualRead[] = [];
  const readers = await countOrdersOpened(db, { from: night.from, before }, readRules.at_night.least);
  for (const { subject: userId, found: orders } of readers)
    if (!(await worksAtNight(db, userId, night.from)))
      found.push({
        ...{ rule: 'at_night', day: night.day, userId, orderId: null },
        ...{ at: before, found: orders, usual: null },
      });
  return found;
}

/** What is unusual at a moment, of the hour, the day and the night that end there. */
export async function unusualReads(db: Database, before: number): Promise<readonly UnusualRead[]> {
  const day = warsawDay(before - 1);
  const today = { from: startOfDay(day), before };
  const common = { day, at: before, usual: null };
  const numbers = await countNumbersShown(db, today, readRules.many_numbers.least);
  const readers = await countReadersOfOrders(db, today, readRules.many_readers.least);
  return [
    ...(await unusualHours(db, before)),
    ...numbers.map(
      ({ subject, found }) =>
        ({ ...common, rule: 'many_numbers', userId: subject, orderId: null, found }) as const,
    ),
    ...(await unusualNights(db, before)),
    ...readers.map(
      ({ subject, found }) =>
        ({ ...common, rule: 'many_readers', userId: null, orderId: subject, found }) as const,
    ),
  ];
}

/** The large exports that began in a period; how large is known only when they have ended. */
export async function largeExports(
  db: Database,
  period: { readonly from: number; readonly before: number },
): Promise<readonly UnusualRead[]> {
  const exports = await listLargeExports(db, period, readRules.large_export.least);
  return exports.map(({ subject, found, at }) => ({
    ...{ rule: 'large_export', day: warsawDay(at), userId: subject, orderId: null },
    ...{ at, found, usual: null },
  }));
}
