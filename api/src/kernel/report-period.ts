import { afterWarsawDays, warsawDay } from '@app/machines/rules';
import { invalid } from './errors.ts';
import { endOfDay, requireOrderOfDays, startOfDay } from './polish-days.ts';

/** Days of Poland (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Longer ones are several reports: their figures are summed anew each time. */
const longest = 366;

/** The days that were asked for, this month to this day where none were; 422 where they are the wrong way round or too many. */
export function periodOf(
  { date_from: asked, date_to: last }: { date_from?: string | undefined; date_to?: string | undefined },
  now: number,
): Period {
  const today = warsawDay(now);
  const to = last ?? (asked !== undefined && asked > today ? asked : today);
  const from = asked ?? `${to.slice(0, 8)}01`;
  requireOrderOfDays(from, to);
  if (daysOf({ from, to }).length > longest)
    throw invalid({ date_to: `Wybierz okres najwyżej ${longest} dni` });
  return { from, to };
}

/** The moments between which the days lie: from the first on, before the second. */
export const momentsOf = ({ from, to }: Period): { readonly from: number; readonly before: number } => ({
  from: startOfDay(from),
  before: endOfDay(to),
});

/** Each day of the period; at most one more than the longest. */
export function daysOf({ from, to }: Period): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= longest; day = warsawDay(endOfDay(day))) days.push(day);
  return days;
}

/** As many days right before these. */
export function periodBefore(period: Period): Period {
  const start = startOfDay(period.from);
  return {
    from: warsawDay(afterWarsawDays(start, -daysOf(period).length)),
    to: warsawDay(afterWarsawDays(start, -1)),
  };
}
