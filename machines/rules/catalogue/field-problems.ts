import { catalogueMessages as messages } from './catalogue-messages.ts';
import type { SpanFault } from './price-ranges.ts';

/** The longest financing, in monthly instalments. */
const mostInstalments = 120;

/** The least margin of any category, percent a year (CATALOG-028). */
export const leastMargin = 1;

/** What is wrong with a field, by its path as it is sent; null where nothing is. */
export type Problem = readonly [path: string, message: string | null];

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;

/** A number of instalments, or of months. */
export function countProblem(count: number | null): string | null {
  if (count === null) return messages.required;
  if (!isCount(count)) return messages.count;
  return count > mostInstalments ? messages.countTooHigh(mostInstalments) : null;
}

/** A share of something: 0 to 100 percent. */
export const percentProblem = (percent: number | null): string | null => {
  if (percent === null) return messages.required;
  return percent >= 0 && percent <= 100 ? null : messages.percent;
};

/** A number that may be left out, and is not negative. */
export const atLeastZero = (value: number | null): string | null =>
  value === null || value >= 0 ? null : messages.notNegative;

/** A number that has to be said, and is not negative. */
export const amountProblem = (value: number | null): string | null =>
  value === null ? messages.required : atLeastZero(value);

/** A margin in percent a year, which may be left out. */
export const marginProblem = (percent: number | null): string | null =>
  percent === null || percent >= leastMargin ? null : messages.margin(leastMargin);

const spanMessages: Readonly<Record<NonNullable<SpanFault>, string>> = {
  reversed: messages.rangeReversed,
  repeated: messages.rangeRepeated,
  overlaps: messages.rangeOverlaps,
};

/** The sentence of what stands in the way of a span. */
export const spanMessage = (fault: SpanFault | undefined): string | null =>
  fault === null || fault === undefined ? null : spanMessages[fault];

/** The problems that there are, by path. */
export const found = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap(([path, message]) => (message === null ? [] : [[path, message] as const])),
  );
