import { financingPolicy } from '@app/machines/order';
import { formatPln, fromDecimal, grossFromNet, standardVat } from '@app/machines/rules';
import type { useTranslations } from 'use-intl';
import { percentText, pln } from '../../../kit/format/money.ts';
import type { Order } from '../queries/order-query.ts';

type Words = ReturnType<typeof useTranslations<'decides'>>;

const withVat = (net: number): number => grossFromNet(net, standardVat);

/** A lease's payments with VAT, each rounded by itself as in the contract's schedule; insurance bears none. */
function leaseGross(order: Order): number {
  const { paymentsCount: count } = order;
  const fee = Math.round(fromDecimal(order.serviceFeeValue) / Math.max(count, 1));
  return (
    fromDecimal(order.initialPaymentAmount) +
    count * (withVat(fromDecimal(order.installmentValue)) + withVat(fee)) +
    withVat(fromDecimal(order.estimatedValue)) +
    fromDecimal(order.insurancePrice)
  );
}

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
