import type { OfferColumns } from '../tables/orders.ts';

/** An order that was not calculated yet. */
export const noOffer: OfferColumns = {
  price: null,
  grossPrice: null,
  loanPrice: null,
  totalLoanPrice: null,
  insurancePrice: null,
  serviceFeeValue: null,
  paymentsCount: null,
  ownPayment: null,
  grossOwnPayment: null,
  ownPaymentInPercent: null,
  administrativeCost: null,
  administrativeCostInPercent: null,
  estimatedValue: null,
  estimatedValueInPercent: null,
  installmentValue: null,
  interest: null,
  depreciationRate: null,
  totalCost: null,
  totalCostInPercent: null,
  entryAndAdministrativeSumGross: null,
};
