import { useTranslations } from 'use-intl';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { percentText, shareText, pln } from '../../../kit/format/money.ts';
import type { StaffOrder } from '../order-query.ts';

/** The figures of the offer as they are stored (ADMIN-026). */
export function CalculationCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const page = useTranslations('orderPage');
  const rows = [
    { label: page('financing'), value: page(`financingName.${order.financingType}`) },
    { label: t('count'), value: order.paymentsCount },
    {
      label: t('ownPayment', { percent: shareText(order.ownPaymentInPercent) }),
      value: pln(order.ownPayment),
    },
    {
      label: t('administrative', { percent: percentText(order.administrativeCostInPercent) }),
      value: pln(order.administrativeCost),
    },
    { label: t('initial'), value: pln(order.initialPaymentAmount) },
    {
      label: t('residual', { percent: percentText(order.estimatedValueInPercent) }),
      value: pln(order.estimatedValue),
    },
    {
      label: t('total'),
      value: `${pln(order.totalCost)} (${percentText(order.totalCostInPercent)})`,
    },
    { label: t('products'), value: t('productsCount', { count: order.orderItemsAttributes.length }) },
  ];
  return (
    <PanelCard title={t('calculation')} shows={rows}>
      <KeyValues rows={rows} />
    </PanelCard>
  );
}
