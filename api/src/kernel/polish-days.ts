import { afterWarsawDays, warsawMoment } from '@app/machines/rules';
import { invalid } from './errors.ts';

/** When a day of Poland (YYYY-MM-DD) begins, epoch ms. */
export const startOfDay = (day: string): number => warsawMoment(day, '00:00');

/** When a day of Poland (YYYY-MM-DD) is over and the next one begins, epoch ms. */
export const endOfDay = (day: string): number => afterWarsawDays(startOfDay(day), 1);

/** 422 where the last day is before the first (REPORT-005). */
export function requireOrderOfDays(from: string, to: string): void {
  if (to < from) throw invalid({ date_to: 'Data końcowa jest wcześniejsza niż początkowa' });
}
