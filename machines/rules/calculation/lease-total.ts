import { grossFromNet, standardVat } from '../vat.ts';
import type { Offer } from './offer.ts';

/** What of a lease's offer is paid. */
export type LeasePayments = Pick<
  Offer,
  | 'paymentsCount'
  | 'installmentValue'
  | 'serviceFeeValue'
  | 'estimatedValue'
  | 'insurancePrice'
  | 'entryAndAdministrativeSumGross'
>;

/** All payments of a lease with VAT, grosz: each rounded by itself as in the contract's schedule; insurance bears none. */
export function grossTotalOfLease(offer: LeasePayments): number {
  const { paymentsCount: count } = offer;
  const withVat = (net: number) => grossFromNet(net, standardVat);
  const fee = Math.round(offer.serviceFeeValue / Math.max(count, 1));
  return (
    offer.entryAndAdministrativeSumGross +
    count * (withVat(offer.installmentValue) + withVat(fee)) +
    withVat(offer.estimatedValue) +
    offer.insurancePrice
  );
}
