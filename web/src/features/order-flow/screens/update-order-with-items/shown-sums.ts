import { grossFromNet, grossTotalOfLease, percentOf, standardVat } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';

type Offer = NonNullable<Calculation['offer']>;

const withVat = (net: number): number => grossFromNet(net, standardVat);

/** The sums of an offer on one side of VAT, grosz: of a lease net or gross, of a loan the only one. */
export function shownSums(offer: Offer, side: 'net' | 'gross' | 'loan') {
  if (side !== 'gross')
    return {
      instalment: offer.installmentValue,
      own: side === 'net' ? offer.ownPayment : offer.grossOwnPayment,
      administrative: offer.administrativeCost,
      residual: offer.estimatedValue,
      serviceFee: offer.serviceFeeValue,
      total: offer.totalCost,
      totalPercent: offer.totalCostInPercent,
    };
  const fee = Math.round(offer.serviceFeeValue / offer.paymentsCount);
  const total = grossTotalOfLease(offer);
  return {
    instalment: withVat(offer.installmentValue),
    own: offer.grossOwnPayment,
    administrative: offer.entryAndAdministrativeSumGross - offer.grossOwnPayment,
    residual: withVat(offer.estimatedValue),
    serviceFee: offer.paymentsCount * withVat(fee),
    total,
    totalPercent: percentOf(total, offer.grossPrice),
  };
}
