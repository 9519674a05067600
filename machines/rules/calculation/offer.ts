import type { Price } from './items.ts';
import type { EnteredOwnPayment, OwnPayment } from './own-payment.ts';

/** What every calculation starts from: the goods' value, the own payment as entered, the number of monthly instalments. */
export interface OfferInput extends Price {
  readonly own: EnteredOwnPayment;
  readonly paymentsCount: number;
  /** Of the whole contract, grosz. */
  readonly insurancePrice?: number;
}

/** Every amount of an offer as an order stores it: grosz, percents with two decimals. Each is rounded once, sums are sums of rounded amounts. */
export interface Offer extends Price, OwnPayment {
  readonly paymentsCount: number;
  /** One monthly instalment: net for a lease, the whole of it for a loan, which bears no VAT. */
  readonly installmentValue: number;
  readonly grossInstallmentValue: number;
  /** Percent a year; 0 where the instalment follows from a factor. */
  readonly interest: number;
  readonly administrativeCost: number;
  readonly administrativeCostInPercent: number;
  /** The residual value at which the goods can be bought after a lease; 0 for a loan. */
  readonly estimatedValue: number;
  readonly estimatedValueInPercent: number;
  /** All that the client pays, the own payment included: net for a lease. */
  readonly totalCost: number;
  readonly totalCostInPercent: number;
  /** What is paid before signing: own payment and the administrative cost that is not financed, gross. */
  readonly entryAndAdministrativeSumGross: number;
  /** What is financed of the goods' value. */
  readonly loanPrice: number;
  /** What the instalments repay: loanPrice and what is financed beside it. */
  readonly totalLoanPrice: number;
  readonly insurancePrice: number;
  /** Of the whole contract. */
  readonly serviceFeeValue: number;
}
