import { leaseInstalment } from '../instalment.ts';
import { percentOf, shareOf } from '../percent.ts';
import { grossFromNet, standardVat } from '../vat.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** The parameters of a lease: percents of the net price, rate in percent a year, net fees in grosz. */
export interface LeaseParameters {
  readonly ratePercent: number;
  readonly residualPercent: number;
  readonly administrativeCostPercent: number;
  /** Net, paid with the administrative cost and a part of it. */
  readonly administrativeFee?: number;
  /** Net a month, paid beside the instalment. */
  readonly serviceFee?: number;
}

/**
 * The offer of a lease, on net amounts; instalments are paid in arrears. The total holds own payment, administrative
 * cost, instalments, residual value, service and insurance. A gross own payment that was entered is what is paid.
 */
export function leaseOffer(input: OfferInput, parameters: LeaseParameters): Offer {
  const { price, grossPrice, own, paymentsCount, insurancePrice = 0 } = input;
  const entry = ownPaymentOf(own, 'net', price);
  const estimatedValue = shareOf(price, parameters.residualPercent);
  const { administrativeFee = 0, administrativeCostPercent } = parameters;
  const administrativeCost = shareOf(price, administrativeCostPercent) + administrativeFee;
  const installmentValue = leaseInstalment({
    price,
    ownPayment: entry.ownPayment,
    residual: estimatedValue,
    count: paymentsCount,
    ratePercent: parameters.ratePercent,
  });
  const serviceFeeValue = paymentsCount * (parameters.serviceFee ?? 0);
  const totalCost =
    entry.ownPayment +
    administrativeCost +
    paymentsCount * installmentValue +
    estimatedValue +
    serviceFeeValue +
    insurancePrice;
  return {
    price,
    grossPrice,
    paymentsCount,
    ...entry,
    installmentValue,
    grossInstallmentValue: grossFromNet(installmentValue, standardVat),
    interest: parameters.ratePercent,
    administrativeCost,
    administrativeCostInPercent:
      administrativeFee === 0 ? administrativeCostPercent : percentOf(administrativeCost, price),
    estimatedValue,
    estimatedValueInPercent: parameters.residualPercent,
    totalCost,
    totalCostInPercent: percentOf(totalCost, price),
    entryAndAdministrativeSumGross:
      'grossAmount' in own
        ? own.grossAmount + grossFromNet(administrativeCost, standardVat)
        : grossFromNet(entry.ownPayment + administrativeCost, standardVat),
    loanPrice: price - entry.ownPayment,
    totalLoanPrice: price - entry.ownPayment,
    insurancePrice,
    serviceFeeValue,
  };
}
