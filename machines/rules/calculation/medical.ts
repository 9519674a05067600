import { decimal } from '../decimal.ts';
import { loanInstalment } from '../instalment.ts';
import { shareOf } from '../percent.ts';
import { borrowingOffer } from './borrowing.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** What a medical loan costs: percent a year, fee in grosz. */
export interface MedicalParameters {
  /** Base rate and margin, see medicalRate. */
  readonly ratePercent: number;
  /** Once, repaid with the instalments. */
  readonly serviceFee?: number;
}

export interface MedicalInput extends OfferInput {
  /** Borrowed beside the equipment for any purpose, grosz. */
  readonly customPurposeLoan?: number;
}

export interface MedicalOffer extends Offer {
  readonly customPurposeLoan: number;
}

/** The smallest margin of a medical calculation, percent a year. */
const leastMargin = 1;

/** The rate of a medical price range, percent a year: base and margin. Throws RangeError on a margin below 1%. */
export function medicalRate(basePercent: number, marginPercent: number): number {
  if (marginPercent < leastMargin) throw new RangeError(`a margin of ${marginPercent}%`);
  return decimal(basePercent).plus(marginPercent).toNumber();
}

/** What an order borrows for any purpose beside its goods, grosz: follows from the amounts that it stores. */
export function customPurposeLoanOf(order: {
  readonly loanPrice: number;
  readonly grossPrice: number;
  readonly grossOwnPayment: number;
}): number {
  return order.loanPrice + order.grossOwnPayment - order.grossPrice;
}

/** What bounds a loan for any purpose: a share of the equipment's gross value in percent, and never more than an amount in grosz. */
export const customPurposeBounds = { percent: 20, amount: 8_000_000 } as const;

/** The most that may be borrowed for any purpose beside equipment of this gross value: 20% of it, never above 80 000 PLN. Grosz. */
export function customPurposeLoanLimit(equipmentValue: number): number {
  return Math.min(shareOf(equipmentValue, customPurposeBounds.percent), customPurposeBounds.amount);
}

/**
 * The offer for medical equipment, on gross amounts: a custom-purpose loan is repaid with the equipment. Throws
 * RangeError where that loan is above its limit: ask the bounds first.
 */
export function medicalOffer(input: MedicalInput, parameters: MedicalParameters): MedicalOffer {
  const { customPurposeLoan = 0, insurancePrice = 0, grossPrice, paymentsCount } = input;
  const { ratePercent, serviceFee = 0 } = parameters;
  if (customPurposeLoan < 0 || customPurposeLoan > customPurposeLoanLimit(grossPrice)) {
    throw new RangeError(`a custom-purpose loan of ${customPurposeLoan} beside ${grossPrice}`);
  }
  const own = ownPaymentOf(input.own, 'gross', grossPrice);
  const value = grossPrice + customPurposeLoan;
  const totalLoanPrice = value - own.grossOwnPayment + insurancePrice + serviceFee;
  const offer = borrowingOffer(input, {
    own,
    value,
    installmentValue: loanInstalment({ amount: totalLoanPrice, count: paymentsCount, ratePercent }),
    interest: ratePercent,
    administrativeCost: 0,
    administrativeCostInPercent: 0,
    administrativeCostFinanced: false,
    totalLoanPrice,
    serviceFeeValue: serviceFee,
  });
  return { ...offer, customPurposeLoan };
}
