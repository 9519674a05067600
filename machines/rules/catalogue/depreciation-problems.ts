import { catalogueMessages as messages } from './catalogue-messages.ts';
import { found, percentProblem } from './field-problems.ts';

/** How much of its value goods of a group (KST, one to three digits) lose a year, percent; null is what was left empty. */
export interface EditedDepreciation {
  readonly kst: string;
  readonly ratePercent: number | null;
}

function kstProblem(kst: string, before: readonly EditedDepreciation[]): string | null {
  if (kst === '') return messages.required;
  if (!/^\d{1,3}$/u.test(kst)) return messages.kstGroup;
  return before.some((each) => each.kst === kst) ? messages.kstRepeated : null;
}

/** What is wrong with the rates of depreciation, by the path of the field as it is sent; empty where they may be saved. */
export function depreciationProblems(rates: readonly EditedDepreciation[]): Readonly<Record<string, string>> {
  return found(
    rates.flatMap(({ kst, ratePercent }, at) => [
      [`rows.${at}.kst`, kstProblem(kst, rates.slice(0, at))],
      [`rows.${at}.rate_percent`, percentProblem(ratePercent)],
    ]),
  );
}
