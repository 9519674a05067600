import { daysOfPeriod } from '@app/machines/rules';
import type { ReportPeriod } from '@app/machines/rules';

/** The days that a period stands for today (epoch ms), as the address names them. */
export function daysOf(period: ReportPeriod, now: number): { dateFrom: string; dateTo: string } {
  const { from, to } = daysOfPeriod(period, now);
  return { dateFrom: from, dateTo: to };
}

/** Whether the days that are typed can be asked about: the wrong way round they cannot (REPORT-005). */
export const areInOrder = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }): boolean =>
  dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo;
