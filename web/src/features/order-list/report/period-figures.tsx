import { formatPln, fromDecimal } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import type { SalesReport } from './report-query.ts';

const Frame = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    mt: '3',
    mb: '4',
    bg: 'line',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { bg: 'surface', p: { base: '3', md: '6' } },
    '& dt': { textStyle: 'small', color: 'ink.muted' },
    '& dd[data-figure]': { textStyle: { base: 'h3', md: 'h2' } },
    '& dd': { textStyle: 'small', color: 'ink.muted' },
    '& dd[data-figure], & dd[data-figure] *': { color: 'ink' },
  },
});

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** The four figures of the period, each beside what it is measured by. */
export function PeriodFigures({ report: { figures, days } }: { report: SalesReport }) {
  const t = useTranslations('salesReport');
  const { orders, ordersBefore, sold, soldPrice, delivered, deliveredPrice } = figures;
  const price = fromDecimal(soldPrice);
  const change = percentOf(orders - ordersBefore, Math.max(1, ordersBefore));
  const rows = [
    {
      label: t('orders'),
      value: orders,
      beside:
        ordersBefore === 0
          ? t('noChange', { days: days.length })
          : t('change', { sign: change > 0 ? '+' : '', percent: change, days: days.length }),
    },
    {
      label: t('sold'),
      value: sold,
      beside: orders === 0 ? null : t('share', { percent: percentOf(sold, orders) }),
    },
    {
      label: t('soldPrice'),
      value: formatPln(price),
      beside: sold === 0 ? null : t('average', { amount: formatPln(Math.round(price / sold)) }),
    },
    {
      label: t('deliveredCount'),
      value: delivered,
      beside: t('net', { amount: formatPln(fromDecimal(deliveredPrice)) }),
    },
  ];
  return (
    <Frame aria-label={t('figures')}>
      {rows.map(({ label, value, beside }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-figure>{value}</dd>
          {beside !== null && <dd>{beside}</dd>}
        </div>
      ))}
    </Frame>
  );
}
