import { loanInstalment } from '../instalment.ts';
import { percentOf } from '../percent.ts';
import { borrowingOffer } from './borrowing.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** What an industry category says of its financing: percent a year, and the handling fee in grosz. */
export interface IndustryParameters {
  readonly interest: number;
  readonly handlingFee: number;
}

/** The offer for machines, on gross amounts; the handling fee is paid before signing, insurance with the instalments. */
export function industryOffer(input: OfferInput, { interest, handlingFee }: IndustryParameters): Offer {
  const own = ownPaymentOf(input.own, 'gross', input.grossPrice);
  const loanPrice = input.grossPrice - own.grossOwnPayment;
  const totalLoanPrice = loanPrice + (input.insurancePrice ?? 0);
  return borrowingOffer(input, {
    own,
    value: input.grossPrice,
    installmentValue: loanInstalment({
      amount: totalLoanPrice,
      count: input.paymentsCount,
      ratePercent: interest,
    }),
    interest,
    administrativeCost: handlingFee,
    administrativeCostInPercent: percentOf(handlingFee, loanPrice),
    administrativeCostFinanced: false,
    totalLoanPrice,
    serviceFeeValue: 0,
  });
}
