import { formatPercent, formatShare, formatPln } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import type { KeyValue } from '../../../../kit/elements/key-values.tsx';
import type { Order } from '../../queries/order-query.ts';
import { sideOf } from '../../parts/offer/offer-values.ts';

type Props = { order: Order; calculation: Calculation };

/** What the offer comes to, row by row, as it is typed; without an offer only what the goods cost. */
export function OfferTotals({ order, calculation }: Props) {
  const t = useTranslations('items');
  const { price, grossPrice, offer } = calculation;
  const lease = sideOf(order) === 'net';
  const row = (label: string, grosz: number): KeyValue => ({ label, value: formatPln(grosz) });
  const whenAny = (label: string, grosz: number) => (grosz > 0 ? [row(label, grosz)] : []);
  const goods = [row(t('totalNet'), price), row(t('totalGross'), grossPrice)];
  const costs =
    offer === null
      ? []
      : [
          ...whenAny(t('customPurposeLoan'), offer.loanPrice + offer.grossOwnPayment - grossPrice).filter(
            () => !lease,
          ),
          row(
            t(lease ? 'ownPaymentNet' : 'ownPaymentGross', {
              percent: formatShare(offer.ownPaymentInPercent),
            }),
            lease ? offer.ownPayment : offer.grossOwnPayment,
          ),
          ...whenAny(t(lease ? 'administrativeNet' : 'administrative'), offer.administrativeCost),
          ...whenAny(
            t('residual', { percent: formatPercent(offer.estimatedValueInPercent) }),
            offer.estimatedValue,
          ),
          ...whenAny(t(lease ? 'serviceFeeNet' : 'serviceFee'), offer.serviceFeeValue),
          ...whenAny(t('insurance'), offer.insurancePrice),
          row(t('initialPayment'), offer.entryAndAdministrativeSumGross),
          row(
            t(lease ? 'totalCostNet' : 'totalCost', { percent: formatPercent(offer.totalCostInPercent) }),
            offer.totalCost,
          ),
        ];
  const instalment =
    offer === null
      ? { label: t(lease ? 'instalmentNet' : 'instalment'), value: '–' }
      : {
          label: t(lease ? 'instalmentNetTimes' : 'instalmentTimes', { count: offer.paymentsCount }),
          value: formatPln(offer.installmentValue),
        };
  return (
    <Box aria-live="polite">
      <KeyValues size="body" rows={[...goods, ...costs, { ...instalment, total: true }]} />
    </Box>
  );
}
