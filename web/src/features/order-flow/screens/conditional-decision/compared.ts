import { financingPolicy } from '@app/machines/order';
import type { Facts } from '@app/machines/order';
import { fromDecimal } from '@app/machines/rules';
import type { Reply } from '../../../../api/answer.ts';

type Calculations = Reply<'getContemporaryCalculations'>;
export type Calculation = Calculations['original'];
export type RowName = 'ownPayment' | 'paymentsCount' | 'administrative' | 'residual' | 'initial' | 'total';

export type ComparedRow = {
  name: RowName;
  /** Grosz, or a number of instalments. */
  old: number;
  new: number;
  counts: boolean;
  oldShare: string | null;
  newShare: string | null;
};

const grosz = (amount: string) => fromDecimal(amount);

/** Both offers row by row: a lease net with its residual, a loan gross without one. */
export function compared(
  old: Calculation,
  proposed: Calculation,
  facts: Pick<Facts, 'financingType'>,
): readonly ComparedRow[] {
  const lease = financingPolicy[facts.financingType].contract === 'lease';
  const own = lease ? 'ownPayment' : 'grossOwnPayment';
  const row = (
    name: RowName,
    of: (offer: Calculation) => number,
    share: (offer: Calculation) => string | null,
  ): ComparedRow => ({
    name,
    old: of(old),
    new: of(proposed),
    counts: name === 'paymentsCount',
    oldShare: share(old),
    newShare: share(proposed),
  });
  const none = () => null;
  return [
    row(
      'ownPayment',
      (offer) => grosz(offer[own]),
      (offer) => offer.ownPaymentInPercent,
    ),
    row('paymentsCount', (offer) => offer.paymentsCount, none),
    row('administrative', (offer) => grosz(offer.administrativeCost), none),
    ...(lease
      ? [
          row(
            'residual',
            (offer) => grosz(offer.estimatedValue),
            (offer) => offer.estimatedValueInPercent,
          ),
        ]
      : []),
    row('initial', (offer) => grosz(offer.entryAndAdministrativeSumGross), none),
    row(
      'total',
      (offer) => grosz(offer.totalCost),
      (offer) => offer.totalCostInPercent,
    ),
  ];
}
