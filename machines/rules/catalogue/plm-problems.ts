import { catalogueMessages as messages } from './catalogue-messages.ts';
import {
  amountProblem,
  atLeastZero,
  countProblem,
  found,
  percentProblem,
  type Problem,
} from './field-problems.ts';
import { meet } from './price-ranges.ts';

/** A base calculation of plm as it is edited: amounts in grosz, percents; null is what was left empty. */
export interface EditedCalculation {
  readonly supportType: string;
  readonly paymentsCount: number | null;
  /** Gross values, both ends included. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** An instalment, of what is financed. */
  readonly ratePercent: number | null;
  readonly subventionPercent: number | null;
  readonly manipulationFee: number | null;
  readonly commissionPercent: number | null;
  /** May be left out. */
  readonly irrPercent: number | null;
  readonly active: boolean;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase('pl');

const spanOf = ({ priceFrom, priceTo }: EditedCalculation) => ({
  priceFrom: priceFrom ?? 0,
  priceTo: priceTo ?? 0,
});

/**
 * Whether goods would find two active calculations (CATALOG-040). The specification names the number of instalments and the
 * kind of support alone; a catalogue has several spans of prices for one number, each with a rate of its own, so that only
 * calculations whose spans meet stand in each other's way.
 */
const clash = (one: EditedCalculation, other: EditedCalculation): boolean =>
  one.active &&
  other.active &&
  one.paymentsCount === other.paymentsCount &&
  folded(one.supportType) === folded(other.supportType) &&
  meet(spanOf(one), spanOf(other));

function problemsUnder(
  path: string,
  row: EditedCalculation,
  others: readonly EditedCalculation[],
): readonly Problem[] {
  const twice = others.some((other) => clash(row, other)) ? messages.calculationActive : null;
  const { priceFrom: from, priceTo: to } = row;
  const reversed = from !== null && to !== null && from >= to ? messages.rangeReversed : null;
  return [
    [`${path}support_type`, row.supportType.trim() === '' ? messages.required : null],
    [`${path}payments_count`, countProblem(row.paymentsCount) ?? twice],
    [`${path}price_from`, amountProblem(from) ?? reversed],
    [`${path}price_to`, amountProblem(to)],
    [`${path}rate_percent`, amountProblem(row.ratePercent)],
    [`${path}subvention_percent`, percentProblem(row.subventionPercent)],
    [`${path}manipulation_fee`, amountProblem(row.manipulationFee)],
    [`${path}commission_percent`, percentProblem(row.commissionPercent)],
    [`${path}irr_percent`, atLeastZero(row.irrPercent)],
  ];
}

/** What is wrong with a calculation beside others of its set, by the path of the field as it is sent; empty where nothing is. */
export const calculationProblems = (
  row: EditedCalculation,
  others: readonly EditedCalculation[],
): Readonly<Record<string, string>> => found(problemsUnder('', row, others));

/** What is wrong with a whole set: of two active calculations for the same goods the later one is told. */
export const calculationsProblems = (rows: readonly EditedCalculation[]): Readonly<Record<string, string>> =>
  found(rows.flatMap((row, at) => problemsUnder(`rows.${at}.`, row, rows.slice(0, at))));

/** Whether a calculation may not be active beside these others. */
export const isActiveTwice = (row: EditedCalculation, others: readonly EditedCalculation[]): boolean =>
  others.some((other) => clash(row, other));
