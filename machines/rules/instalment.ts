import type Big from 'big.js';
import { decimal, toGrosz } from './decimal.ts';

/** A lease to be repaid: amounts net in grosz, count of monthly instalments, percent a year. */
export interface LeaseTerms {
  readonly price: number;
  readonly ownPayment: number;
  /** What is left to pay for the goods after the last instalment. */
  readonly residual: number;
  readonly count: number;
  readonly ratePercent: number;
}

/** A loan to be repaid: grosz, count of monthly instalments, percent a year. */
export interface LoanTerms {
  readonly amount: number;
  readonly count: number;
  readonly ratePercent: number;
}

interface Growth {
  /** The year's percent over the twelve months' 1200. */
  readonly rate: Big;
  /** (1200 + rate)^count and 1200^count: growth as an exact fraction, so that one division at the end is all that is inexact. */
  readonly grown: Big;
  readonly whole: Big;
}

function growthOf(count: number, ratePercent: number): Growth {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a count of instalments: ${count}`);
  if (ratePercent < 0) throw new RangeError(`a rate below zero: ${ratePercent}`);
  const rate = decimal(ratePercent);
  return { rate, grown: rate.plus(1200).pow(count), whole: decimal(1200).pow(count) };
}

/**
 * The monthly net instalment of a lease, paid in arrears: the annuity that brings price − own payment down to the
 * residual. Grosz, halves up. Throws RangeError on a count below one or a rate below zero.
 */
export function leaseInstalment({ price, ownPayment, residual, count, ratePercent }: LeaseTerms): number {
  const financed = decimal(price).minus(decimal(ownPayment));
  const left = decimal(residual);
  const { rate, grown, whole } = growthOf(count, ratePercent);
  if (rate.eq(0)) return toGrosz(financed.minus(left).div(count));
  const interest = financed.times(grown).minus(left.times(whole)).times(rate);
  return toGrosz(interest.div(grown.minus(whole).times(1200)));
}

/** The monthly instalment of a loan, paid in arrears until nothing is left. Grosz, halves up; throws as leaseInstalment does. */
export function loanInstalment({ amount, count, ratePercent }: LoanTerms): number {
  return leaseInstalment({ price: amount, ownPayment: 0, residual: 0, count, ratePercent });
}
