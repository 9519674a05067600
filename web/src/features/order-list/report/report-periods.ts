import { warsawDay } from '@app/machines/rules';

/** Days of Poland, both included. */
export interface Days {
  readonly dateFrom: string;
  readonly dateTo: string;
}

export const presets = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The last day of the month before the one that the day lies in. */
const endOfLastMonth = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 7)}-01T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The days that a preset stands for today (epoch ms): to this day, or the whole month before. */
export function daysOf(preset: Preset, now: number): Days {
  const today = warsawDay(now);
  if (preset === 'thisYear') return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: today };
  if (preset === 'thisMonth') return { dateFrom: `${today.slice(0, 7)}-01`, dateTo: today };
  const dateTo = endOfLastMonth(today);
  return { dateFrom: `${dateTo.slice(0, 7)}-01`, dateTo };
}

/** Whether the days that are typed can be asked about: the wrong way round they cannot (REPORT-005). */
export const areInOrder = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }): boolean =>
  dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo;
