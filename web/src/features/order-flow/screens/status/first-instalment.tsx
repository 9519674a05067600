import { financingPolicy } from '@app/machines/order';
import { firstInstalmentDay, formatPln, fromDecimal, grossFromNet, standardVat } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../../kit/elements/facts.tsx';
import { pln } from '../../../../kit/format/money.ts';
import type { Order } from '../../queries/order-query.ts';

/** '15.12.2026' of '2026-12-15'. */
const written = (day: string): string => day.split('-').toReversed().join('.');

/** What is paid first and until when, once the financing runs; nothing where nobody knows when it began. */
export function FirstInstalment({ order }: { order: Order }) {
  const t = useTranslations('status');
  const { deliveredAt, installmentValue, paymentsCount } = order;
  if (deliveredAt === null) return null;
  const lease = financingPolicy[order.facts.financingType].contract === 'lease';
  const amount = lease
    ? t('instalmentGross', { amount: formatPln(grossFromNet(fromDecimal(installmentValue), standardVat)) })
    : pln(installmentValue);
  return (
    <Facts
      facts={[
        {
          label: t('firstInstalment'),
          value: t('dueUntil', { amount, day: written(firstInstalmentDay(deliveredAt)) }),
        },
        { label: t('nextInstalments'), value: t('dueMonthly', { count: paymentsCount }) },
      ]}
    />
  );
}
