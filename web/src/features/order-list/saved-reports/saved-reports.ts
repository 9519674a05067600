import type { SavedReportKind } from '@app/machines/contract';
import { reportPeriods } from '@app/machines/rules';
import type { ReportPeriod } from '@app/machines/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { daysOf } from './report-periods.ts';

export type SavedReport = Reply<'listSavedReports'>['reports'][number];

/** The filters of a report as they stand in the address. */
export type Filters = Readonly<Record<string, string>>;

/** The address of a report, also as a link that was sent names it. */
export type ReportAddress<Search> = Search & { readonly sent?: string };

/** The user's own saved reports of every kind. */
export const savedReportsQuery = queryOptions({
  queryKey: ['saved-reports'],
  queryFn: ({ signal }) => askApi('listSavedReports', { signal }),
  staleTime: 60_000,
});

const isPeriod = (word: string | undefined): word is ReportPeriod =>
  reportPeriods.some((period) => period === word);

/** The filters of a saved report with the days that its period names today (epoch ms); null where they cannot be read. */
export function filtersToday({ search }: Pick<SavedReport, 'search'>, now: number): Filters | null {
  if (search === null) return null;
  const { period, ...filters } = search;
  return isPeriod(period) ? { ...filters, ...daysOf(period, now) } : filters;
}

/** What a saved report keeps of an address: not what was typed, nor the page. */
export function keptOf({
  orderId: _order,
  client: _client,
  operationNumber: _operation,
  after: _page,
  ...filters
}: Filters): Filters {
  return filters;
}

const same = (one: Filters, other: Filters) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

/** What an address shows: a report of sales without days is of this month. */
function shownBy(report: SavedReportKind, { after: _page, ...filters }: Filters, now: number): Filters {
  const hasDays = filters['dateFrom'] !== undefined || filters['dateTo'] !== undefined;
  return report === 'payments' || hasDays ? filters : { ...filters, ...daysOf('this_month', now) };
}

/** The saved reports of a kind, and the one whose filters stand in the address. */
export function useSavedReports(report: SavedReportKind, filters: Filters) {
  const [now] = useState(() => Date.now());
  const shown = shownBy(report, filters, now);
  const all = useQuery(savedReportsQuery).data?.reports ?? [];
  const reports = all.filter((saved) => saved.report === report);
  const open = reports.find((saved) => {
    const kept = filtersToday(saved, now);
    return kept !== null && same(shown, kept);
  });
  return { reports, open, now };
}

export type SavedReports = ReturnType<typeof useSavedReports>;
