import { weekdays } from '@app/machines/contract';
import type { BodyOf, SavedReportKind, Weekday } from '@app/machines/contract';
import { reportPeriods } from '@app/machines/rules';
import type { ReportPeriod } from '@app/machines/rules';
import type { Camelized } from '../../../api/keys.ts';
import { daysOf } from './report-periods.ts';
import { keptOf } from './saved-reports.ts';
import type { Filters, SavedReport } from './saved-reports.ts';

/** A period that follows the day, the days of the address, or no bound. */
export type Days = ReportPeriod | 'fixed' | 'everything';

export interface ReportValues {
  name: string;
  days: Days;
  scheduled: boolean;
  weekday: Weekday;
  time: string;
  recipients: readonly string[];
}

/** What may be chosen as the days of a report with these filters. */
export const daysChoices = (kind: SavedReportKind, { dateFrom, dateTo }: Filters): readonly Days[] => [
  ...reportPeriods,
  ...(dateFrom === undefined && dateTo === undefined ? [] : (['fixed'] as const)),
  ...(kind === 'payments' ? (['everything'] as const) : []),
];

/** The period that these days are today, else the days themselves. */
function daysOfFilters(kind: SavedReportKind, { dateFrom, dateTo }: Filters, now: number): Days {
  if (dateFrom === undefined && dateTo === undefined)
    return kind === 'payments' ? 'everything' : 'this_month';
  const period = reportPeriods.find((each) => {
    const days = daysOf(each, now);
    return days.dateFrom === dateFrom && days.dateTo === dateTo;
  });
  return period ?? 'fixed';
}

/** What the dialog begins with: the saved report as it is, or the filters of the page, to be sent to oneself. */
export function firstValues(
  kind: SavedReportKind,
  report: SavedReport | undefined,
  filters: Filters,
  { userId, now }: { userId: string | undefined; now: number },
): ReportValues {
  const schedule = report?.schedule ?? null;
  const period = reportPeriods.find((each) => each === report?.search?.['period']);
  const recipients = report?.recipients.filter(({ receives }) => receives).map(({ id }) => id) ?? [];
  return {
    name: report?.name ?? '',
    days: period ?? daysOfFilters(kind, report?.search ?? filters, now),
    scheduled: schedule !== null,
    weekday: schedule?.weekday ?? weekdays[0],
    time: schedule?.time ?? '08:00',
    recipients: recipients.length === 0 && userId !== undefined ? [userId] : recipients,
  };
}

/** What is sent to be saved: the page's filters under what was chosen. */
export function bodyOf(
  kind: SavedReportKind,
  id: string | null,
  filters: Filters,
  { name, days, scheduled, weekday, time, recipients }: ReportValues,
): Camelized<BodyOf<'saveReport'>> {
  const { dateFrom, dateTo, ...others } = keptOf(filters);
  const ownDays = {
    ...(dateFrom !== undefined && { dateFrom }),
    ...(dateTo !== undefined && { dateTo }),
  };
  const search =
    days === 'fixed'
      ? { ...others, ...ownDays }
      : days === 'everything'
        ? others
        : { ...others, period: days };
  return {
    ...{ report: kind, id, name, search },
    schedule: scheduled ? { weekday, time } : null,
    recipients: scheduled ? [...recipients] : [],
    // The server refuses filters that it does not know.
  } as Camelized<BodyOf<'saveReport'>>;
}
