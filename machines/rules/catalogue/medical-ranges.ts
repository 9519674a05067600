import { catalogueMessages as messages } from './catalogue-messages.ts';
import {
  atLeastZero,
  countProblem,
  marginProblem,
  found,
  spanMessage,
  type Problem,
} from './field-problems.ts';
import { spanFaults, type ValueSpan } from './price-ranges.ts';

/** A year's base rate and margin, percent, for a span of values and of months. */
export interface EditedMedicalRange extends ValueSpan {
  readonly monthsFrom: number;
  readonly monthsTo: number;
  readonly baseRatePercent: number;
  readonly marginPercent: number;
}

/** Between which gross values medical equipment is financed, grosz (CATALOG-029). */
const medicalValues = { from: 100_000, to: 200_000_000 } as const;

/** Whether two ranges are for months that neither shares. */
const otherMonths = (one: EditedMedicalRange, other: EditedMedicalRange): boolean =>
  one.monthsTo < other.monthsFrom || other.monthsTo < one.monthsFrom;

/** What is wrong with ranges that are sent under the path: a category's own, or those of all medical categories. */
export function medicalRangesProblems(
  path: string,
  ranges: readonly EditedMedicalRange[],
): readonly Problem[] {
  const faults = spanFaults(ranges, otherMonths);
  const { from, to } = medicalValues;
  return ranges.flatMap((range, at): readonly Problem[] => {
    const [first, last] = [countProblem(range.monthsFrom), countProblem(range.monthsTo)];
    const reversed = first === null && last === null && range.monthsFrom > range.monthsTo;
    const empty = range.priceFrom === range.priceTo ? messages.rangeReversed : null;
    return [
      [
        `${path}.${at}.price_from`,
        (range.priceFrom < from ? messages.rangeBelow(from) : null) ?? empty ?? spanMessage(faults[at]),
      ],
      [`${path}.${at}.price_to`, range.priceTo > to ? messages.rangeAbove(to) : null],
      [`${path}.${at}.months_from`, first ?? (reversed ? messages.monthsReversed : null)],
      [`${path}.${at}.months_to`, last],
      [`${path}.${at}.base_rate_percent`, atLeastZero(range.baseRatePercent)],
      [`${path}.${at}.margin_percent`, marginProblem(range.marginPercent)],
    ];
  });
}

/** What is wrong with ranges that are edited by themselves, by the path of the field as it is sent; empty where they may be saved. */
export const rangesProblems = (ranges: readonly EditedMedicalRange[]): Readonly<Record<string, string>> =>
  found(medicalRangesProblems('rows', ranges));
