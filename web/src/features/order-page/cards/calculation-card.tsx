import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../kit/elements/button.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { percentText, shareText, pln } from '../../../kit/format/money.ts';
import { ProductsDialog } from '../loaded-later.ts';
import type { StaffOrder } from '../order-query.ts';

/** The figures of the offer as they are stored, and what it is for (ADMIN-026). */
export function CalculationCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const page = useTranslations('orderPage');
  const [open, setOpen] = useState(false);
  const { orderItemsAttributes: items } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
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
    { label: t('interest'), value: percentText(order.interest) },
    ...(Number(order.serviceFeeValue) > 0
      ? [{ label: t('serviceFee'), value: pln(order.serviceFeeValue) }]
      : []),
    {
      label: t('total'),
      value: `${pln(order.totalCost)} (${percentText(order.totalCostInPercent)})`,
    },
    { label: t('products'), value: t('productsCount', { count: items.length, pieces }) },
  ];
  return (
    <PanelCard
      title={t('calculation')}
      shows={rows}
      action={
        items.length > 0 && (
          <Button kind="quiet" size="panel" onClick={() => setOpen(true)}>
            {t('products')}
          </Button>
        )
      }
    >
      <KeyValues rows={rows} />
      {open && <ProductsDialog items={items} onClose={() => setOpen(false)} />}
    </PanelCard>
  );
}
