import { catalogueMessages as messages } from './catalogue-messages.ts';
import { amountProblem, countProblem, found, percentProblem } from './field-problems.ts';

/** On which terms a loan of so many instalments is given: percents, the insurance in grosz; null is what was left empty. */
export interface EditedLoan {
  readonly paymentsCount: number | null;
  readonly interestPercent: number | null;
  readonly administrativeCostPercent: number | null;
  /** Whether the cost is repaid with the loan, and not before it. */
  readonly administrativeCostFinanced: boolean;
  readonly insurancePrice: number | null;
}

/** What is wrong with the terms of loans, by the path of the field as it is sent; empty where they may be saved. */
export function loanProblems(loans: readonly EditedLoan[]): Readonly<Record<string, string>> {
  return found(
    loans.flatMap(({ paymentsCount, interestPercent, administrativeCostPercent, insurancePrice }, at) => {
      const repeated = loans.slice(0, at).some((each) => each.paymentsCount === paymentsCount);
      return [
        [
          `rows.${at}.payments_count`,
          countProblem(paymentsCount) ?? (repeated ? messages.countRepeated : null),
        ],
        [`rows.${at}.interest_percent`, percentProblem(interestPercent)],
        [`rows.${at}.administrative_cost_percent`, percentProblem(administrativeCostPercent)],
        [`rows.${at}.insurance_price`, amountProblem(insurancePrice)],
      ] as const;
    }),
  );
}
