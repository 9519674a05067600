import { decimal } from '../decimal.ts';
import { loanInstalment } from '../instalment.ts';
import { shareOf } from '../percent.ts';
import { borrowingOffer } from './borrowing.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** A row of the medical price ranges: percents a year for one count of instalments, fee in grosz. */
export interface MedicalParameters {
  readonly baseRatePercent: number;
  /** At least 1. */
  readonly marginPercent: number;
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
export const leastMedicalMargin = 1;

/** The most that may be borrowed for any purpose beside equipment of this gross value: 20% of it, never above 80 000 PLN. Grosz. */
export function customPurposeLoanLimit(equipmentValue: number): number {
  return Math.min(shareOf(equipmentValue, 20), 8_000_000);
}

/**
 * The offer for medical equipment, on gross amounts: rate = base + margin, a custom-purpose loan is repaid with the
 * equipment. Throws RangeError where that loan is above its limit or the margin below 1%.
 */
export function medicalOffer(input: MedicalInput, parameters: MedicalParameters): MedicalOffer {
  const { customPurposeLoan = 0, insurancePrice = 0, grossPrice, paymentsCount } = input;
  const { baseRatePercent, marginPercent, serviceFee = 0 } = parameters;
  if (customPurposeLoan < 0 || customPurposeLoan > customPurposeLoanLimit(grossPrice)) {
    throw new RangeError(`a custom-purpose loan of ${customPurposeLoan} beside ${grossPrice}`);
  }
  if (marginPercent < leastMedicalMargin) throw new RangeError(`a margin of ${marginPercent}%`);
  const own = ownPaymentOf(input.own, 'gross', grossPrice);
  const value = grossPrice + customPurposeLoan;
  const totalLoanPrice = value - own.grossOwnPayment + insurancePrice + serviceFee;
  const interest = decimal(baseRatePercent).plus(marginPercent).toNumber();
  const offer = borrowingOffer(input, {
    own,
    value,
    installmentValue: loanInstalment({ amount: totalLoanPrice, count: paymentsCount, ratePercent: interest }),
    interest,
    administrativeCost: 0,
    administrativeCostInPercent: 0,
    administrativeCostFinanced: false,
    totalLoanPrice,
    serviceFeeValue: serviceFee,
  });
  return { ...offer, customPurposeLoan };
}
