import { savedSearches, type SavedReportKind } from '@app/machines/contract';
import { daysOfPeriod, type ReportDays, type ReportPeriod } from '@app/machines/rules';
import * as v from 'valibot';
import { ApiError } from '../../kernel/errors.ts';
import { requireOrderOfDays } from '../../kernel/polish-days.ts';
import { paymentsWords, salesWords } from './report-filters.ts';
import { periodOf } from '../../kernel/report-period.ts';

/** A report with the filters that are kept of it. */
export type Saved = {
  [K in SavedReportKind]: { readonly report: K; readonly search: v.InferOutput<(typeof savedSearches)[K]> };
}[SavedReportKind];

const schemas = {
  sales: v.strictObject(savedSearches.sales.entries),
  payments: v.strictObject(savedSearches.payments.entries),
  shop_sales: v.strictObject(savedSearches.shop_sales.entries),
} as const;

/** Throws 422 where the report itself would be refused with these filters. */
export function requireSound(saved: Saved, now: number): void {
  const { date_from: from, date_to: to } = saved.search;
  if (saved.report === 'payments') {
    paymentsWords(saved.search);
    if (from !== undefined && to !== undefined) requireOrderOfDays(from, to);
  } else {
    salesWords(saved.search);
    periodOf(saved.search, now);
  }
}

/** The filters as they are kept: what names a period has no days of its own. */
export function kept(saved: Saved): Saved {
  if (saved.search.period === undefined) return saved;
  const { date_from: _from, date_to: _to, ...search } = saved.search;
  return { ...saved, search } as Saved;
}

/**
 * Filters as they were stored; null where this release does not understand all of them: what is left of them would show
 * more than was saved.
 */
export function understood(report: SavedReportKind, stored: unknown, now: number): Saved | null {
  const read = v.safeParse(schemas[report], stored);
  if (!read.success) return null;
  const saved = { report, search: read.output } as Saved;
  try {
    requireSound(saved, now);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  return saved;
}

/** The filters as the report's call takes them on the day of `at` (epoch ms), and the days that they name; null: no bound. */
export function searchOn(
  saved: Saved,
  at: number,
): { readonly search: Readonly<Record<string, string>>; readonly days: Partial<ReportDays> } {
  const { period, date_from: from, date_to: to, ...rest } = saved.search;
  const days = daysOf(saved.report, { period, from, to }, at);
  const filters = { ...rest, date_from: days.from, date_to: days.to };
  const search = Object.fromEntries(
    Object.entries(filters).filter((filter): filter is [string, string] => filter[1] !== undefined),
  );
  return { search, days };
}

interface Asked {
  readonly period: ReportPeriod | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A report of sales has days in any case, one of payments those that are said. */
function daysOf(report: SavedReportKind, { period, from, to }: Asked, at: number): Partial<ReportDays> {
  if (period !== undefined) return daysOfPeriod(period, at);
  if (report !== 'payments') return periodOf({ date_from: from, date_to: to }, at);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
