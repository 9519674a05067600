import { financingPolicy } from '@app/machines/order';
import { formatPln, fromDecimal, grossFromNet, grossTotalOfLease, standardVat } from '@app/machines/rules';
import type { useTranslations } from 'use-intl';
import { percentText, pln } from '../../../kit/format/money.ts';
import type { Order } from '../queries/order-query.ts';

type Words = ReturnType<typeof useTranslations<'decides'>>;

const withVat = (net: number): number => grossFromNet(net, standardVat);

const leaseGross = (order: Order): number =>
  grossTotalOfLease({
    paymentsCount: order.paymentsCount,
    installmentValue: fromDecimal(order.installmentValue),
    serviceFeeValue: fromDecimal(order.serviceFeeValue),
    estimatedValue: fromDecimal(order.estimatedValue),
    insurancePrice: fromDecimal(order.insurancePrice),
    entryAndAdministrativeSumGross: fromDecimal(order.initialPaymentAmount),
  });

/** What decides about an offer and would else be read in the contract first: rate, whole sum, insurance, purchase (F093). */
export function decidingPoints(order: Order, t: Words): readonly string[] {
  const { contract } = financingPolicy[order.facts.financingType];
  const lease = contract === 'lease';
  const insured = fromDecimal(order.insurancePrice) > 0;
  return [
    ...(Number(order.interest) > 0 ? [t('rate', { rate: percentText(order.interest) })] : []),
    t(`total.${contract}`, {
      net: pln(order.totalCost),
      gross: lease ? formatPln(leaseGross(order)) : '',
    }),
    ...(insured ? [t('insurance.ours', { amount: pln(order.insurancePrice) })] : []),
    ...(lease && !insured ? [t('insurance.own')] : []),
    ...(lease
      ? [
          t('residual', {
            net: pln(order.estimatedValue),
            gross: formatPln(withVat(fromDecimal(order.estimatedValue))),
          }),
        ]
      : []),
  ];
}
