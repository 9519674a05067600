import { formatPercent, formatShare, formatPln } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import type { KeyValue } from '../../../../kit/elements/key-values.tsx';
import type { Order } from '../../queries/order-query.ts';
import { sideOf } from '../../parts/offer/offer-values.ts';
import type { PriceSide } from '../../parts/offer/offer-values.ts';
import { shownSums } from './shown-sums.ts';

type Props = { order: Order; calculation: Calculation; view: PriceSide };

/** What the offer comes to, row by row, on the side that is looked at; without an offer only what the goods cost. */
export function OfferTotals({ order, calculation, view }: Props) {
  const t = useTranslations('items');
  const { price, grossPrice, offer } = calculation;
  const lease = sideOf(order) === 'net';
  // A loan bears no VAT: its amounts have one side.
  const side = lease ? view : 'loan';
  const own = lease ? view : 'gross';
  const row = (label: string, grosz: number): KeyValue => ({ label, value: formatPln(grosz) });
  const whenAny = (label: string, grosz: number) => (grosz > 0 ? [row(label, grosz)] : []);
  const sums = offer && shownSums(offer, lease ? view : 'loan');
  const costs =
    offer === null || sums === null
      ? []
      : [
          ...whenAny(t('customPurposeLoan'), offer.loanPrice + offer.grossOwnPayment - grossPrice).filter(
            () => !lease,
          ),
          row(t(`own.${own}`, { percent: formatShare(offer.ownPaymentInPercent) }), sums.own),
          ...whenAny(t(`administrative.${side}`), sums.administrative),
          ...whenAny(
            t(`residual.${own}`, { percent: formatPercent(offer.estimatedValueInPercent) }),
            sums.residual,
          ),
          ...whenAny(t(`serviceFee.${side}`), sums.serviceFee),
          ...whenAny(t('insurance'), offer.insurancePrice),
          row(t('initialPayment'), offer.entryAndAdministrativeSumGross),
          {
            ...row(t(`totalCost.${side}`, { percent: formatPercent(sums.totalPercent) }), sums.total),
            total: true,
          },
        ];
  return (
    <Box aria-live="polite">
      <KeyValues
        size="body"
        rows={[row(t(`goods.${view}`), view === 'net' ? price : grossPrice), ...costs]}
      />
    </Box>
  );
}
