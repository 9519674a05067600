import { decimal } from '../decimal.ts';

/** What decides a lease's or a loan's rate, percent a year; null where it is not set. */
export interface RateParts {
  /** Of the shop: it stands instead of everything else. */
  readonly fixedPercent: number | null;
  /** Of the category, added to the base rate. */
  readonly marginPercent: number | null;
  /** In force on the day of the calculation. */
  readonly basePercent: number | null;
  /** A rate as a whole: of terms that have no margin, and of all terms until a first base rate is set. */
  readonly interestPercent: number | null;
}

/** The rate of a calculation, percent a year; null where nothing decides it, and nothing can be offered. */
export function rateOf({
  fixedPercent,
  marginPercent,
  basePercent,
  interestPercent,
}: RateParts): number | null {
  if (fixedPercent !== null) return fixedPercent;
  if (marginPercent === null || basePercent === null) return interestPercent;
  return decimal(basePercent).plus(marginPercent).toNumber();
}
