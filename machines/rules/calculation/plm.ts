import { percentOf, shareOf } from '../percent.ts';
import { borrowingOffer } from './borrowing.ts';
import type { Offer, OfferInput } from './offer.ts';
import { ownPaymentOf } from './own-payment.ts';

/** A base calculation of a manufacturer's programme: percents, and the handling fee in grosz. */
export interface PlmParameters {
  /** Percent of the financed amount that one monthly instalment is. */
  readonly factorPercent: number;
  /** Percent of the goods' value that the manufacturer pays to the financing company; left out where only the client's side is asked for. */
  readonly subventionPercent?: number;
  readonly handlingFee: number;
}

export interface PlmOffer extends Offer {
  /** Paid by the manufacturer in grosz; never shown to the client. */
  readonly subvention: number;
}

/** The offer of a manufacturer's programme, on gross amounts: the instalment is a factor of what is financed, the handling fee is paid before signing. */
export function plmOffer(
  input: OfferInput,
  { factorPercent, subventionPercent = 0, handlingFee }: PlmParameters,
): PlmOffer {
  const own = ownPaymentOf(input.own, 'gross', input.grossPrice);
  const loanPrice = input.grossPrice - own.grossOwnPayment;
  const totalLoanPrice = loanPrice + (input.insurancePrice ?? 0);
  const offer = borrowingOffer(input, {
    own,
    value: input.grossPrice,
    installmentValue: shareOf(totalLoanPrice, factorPercent),
    interest: 0,
    administrativeCost: handlingFee,
    administrativeCostInPercent: percentOf(handlingFee, loanPrice),
    administrativeCostFinanced: false,
    totalLoanPrice,
    serviceFeeValue: 0,
  });
  return { ...offer, subvention: shareOf(input.grossPrice, subventionPercent) };
}
