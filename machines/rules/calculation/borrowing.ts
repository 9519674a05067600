import { percentOf } from '../percent.ts';
import type { Offer, OfferInput } from './offer.ts';
import type { OwnPayment } from './own-payment.ts';

/** What a loan's own formula found out; the rest of the offer follows from it. Grosz, percent a year. */
export interface Borrowed {
  readonly own: OwnPayment;
  /** What the client may spend: the goods' gross value, with a custom-purpose loan on top of it. */
  readonly value: number;
  readonly installmentValue: number;
  readonly interest: number;
  readonly administrativeCost: number;
  readonly administrativeCostInPercent: number;
  /** The administrative cost is repaid with the instalments, not paid before signing. */
  readonly administrativeCostFinanced: boolean;
  readonly totalLoanPrice: number;
  readonly serviceFeeValue: number;
}

/** An offer on gross amounts: instalments bear no VAT and nothing is left to pay after the last one. */
export function borrowingOffer(input: OfferInput, borrowed: Borrowed): Offer {
  const { own, value, installmentValue, administrativeCost, administrativeCostFinanced } = borrowed;
  const entry = own.grossOwnPayment + (administrativeCostFinanced ? 0 : administrativeCost);
  const totalCost = entry + input.paymentsCount * installmentValue;
  return {
    price: input.price,
    grossPrice: input.grossPrice,
    paymentsCount: input.paymentsCount,
    ...own,
    installmentValue,
    grossInstallmentValue: installmentValue,
    interest: borrowed.interest,
    administrativeCost,
    administrativeCostInPercent: borrowed.administrativeCostInPercent,
    estimatedValue: 0,
    estimatedValueInPercent: 0,
    totalCost,
    totalCostInPercent: percentOf(totalCost, value),
    entryAndAdministrativeSumGross: entry,
    loanPrice: value - own.grossOwnPayment,
    totalLoanPrice: borrowed.totalLoanPrice,
    insurancePrice: input.insurancePrice ?? 0,
    serviceFeeValue: borrowed.serviceFeeValue,
  };
}
