/** One month of a schedule. Amounts in grosz; `dueOn` is a calendar day 'YYYY-MM-DD', null while the start is not known. */
export interface ScheduleRow {
  readonly number: number;
  readonly dueOn: string | null;
  readonly instalment: number;
  readonly capital: number;
  readonly interest: number;
  /** Capital still owed after this instalment; after the last one it is the residual value. */
  readonly remaining: number;
}

export interface ScheduleTerms {
  /** What is paid back with interest, in grosz. */
  readonly financed: number;
  /** What is left after the last instalment, in grosz: a lease's residual value, 0 for a loan. */
  readonly residual: number;
  readonly count: number;
  /** Percent a year. */
  readonly ratePercent: number;
  /** The fixed instalment of the offer, in grosz. */
  readonly instalment: number;
  readonly firstDueOn: string | null;
}

/** A month's interest in grosz, rounded half up; counted in whole numbers, so that no fraction is lost. */
export function monthInterest(balance: number, ratePercent: number): number {
  const millionths = BigInt(Math.round(ratePercent * 1_000_000));
  const divisor = 1_200_000_000n;
  return Number((BigInt(balance) * millionths * 2n + divisor) / (divisor * 2n));
}

function monthsLater(isoDay: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = isoDay.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return due.toISOString().slice(0, 10);
}

/**
 * The schedule in arrears with a fixed instalment: the last row pays the remaining capital down to the residual value
 * exactly, and the grosz lost in rounding fall into its interest, so that every instalment is the one in the offer.
 */
export function instalmentSchedule(terms: ScheduleTerms): readonly ScheduleRow[] {
  let remaining = terms.financed;
  return Array.from({ length: terms.count }, (_, index) => {
    const last = index === terms.count - 1;
    const capital = last
      ? remaining - terms.residual
      : terms.instalment - monthInterest(remaining, terms.ratePercent);
    remaining -= capital;
    return {
      number: index + 1,
      dueOn: terms.firstDueOn && monthsLater(terms.firstDueOn, index),
      instalment: terms.instalment,
      capital,
      interest: terms.instalment - capital,
      remaining,
    };
  });
}
