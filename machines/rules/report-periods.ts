import { afterWarsawDays, warsawDay, warsawMoment } from './warsaw-day.ts';

/** Periods that a report names instead of days: they are other days each time it is read. */
export const reportPeriods = ['last_week', 'this_month', 'last_month', 'this_year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Days of Poland (YYYY-MM-DD), both included. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** The day so many days after this one; noon is the same day whatever the clocks do. */
const daysAfter = (day: string, days: number): string =>
  warsawDay(afterWarsawDays(warsawMoment(day, '12:00'), days));

/** 0 of a Monday to 6 of a Sunday. */
const daysSinceMonday = (day: string): number => (Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs) + 3) % 7;

/** The days that a period stands for at a moment (epoch ms): to its day, or the whole week (from Monday) or month before. */
export function daysOfPeriod(period: ReportPeriod, at: number): ReportDays {
  const today = warsawDay(at);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (period === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'this_month') return { from: firstOfMonth, to: today };
  if (period === 'last_week') {
    const monday = daysAfter(today, -daysSinceMonday(today));
    return { from: daysAfter(monday, -7), to: daysAfter(monday, -1) };
  }
  const to = daysAfter(firstOfMonth, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
