import { loanInstalment } from '../instalment.ts';
import { shareOf } from '../percent.ts';
import { borrowingOffer } from './borrowing.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** The parameters of a business loan: rate in percent a year, administrative cost in percent of what is borrowed, fee in grosz. */
export interface LoanParameters {
  readonly ratePercent: number;
  readonly administrativeCostPercent: number;
  /** The administrative cost is repaid with the instalments, not paid before signing. */
  readonly administrativeCostFinanced: boolean;
  /** Once, repaid with the instalments. */
  readonly serviceFee?: number;
}

/** The offer of a business loan, on gross amounts; insurance and service are repaid with the instalments. */
export function loanOffer(input: OfferInput, parameters: LoanParameters): Offer {
  const own = ownPaymentOf(input.own, 'gross', input.grossPrice);
  const loanPrice = input.grossPrice - own.grossOwnPayment;
  const { administrativeCostPercent, administrativeCostFinanced, ratePercent, serviceFee = 0 } = parameters;
  const administrativeCost = shareOf(loanPrice, administrativeCostPercent);
  const totalLoanPrice =
    loanPrice +
    (input.insurancePrice ?? 0) +
    serviceFee +
    (administrativeCostFinanced ? administrativeCost : 0);
  return borrowingOffer(input, {
    own,
    value: input.grossPrice,
    installmentValue: loanInstalment({ amount: totalLoanPrice, count: input.paymentsCount, ratePercent }),
    interest: ratePercent,
    administrativeCost,
    administrativeCostInPercent: administrativeCostPercent,
    administrativeCostFinanced,
    totalLoanPrice,
    serviceFeeValue: serviceFee,
  });
}
